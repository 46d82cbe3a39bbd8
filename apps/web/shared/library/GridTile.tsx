import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPicture } from '../../shell/parts/LazyPicture.tsx'
import { useEntry } from './entries.ts'
import styles from './grid.module.css'
import { pictureFor } from './pictureFor.ts'
import { RenameField } from '../../shell/parts/RenameField.tsx'

export interface GridTileProps {
  id: string
  column: number
  left: number
  width: number
  height: number
  chosen: boolean
  /** Where the keyboard stands: the one tile of the grid that Tab reaches. */
  current: boolean
  naming: boolean
  /** Why it cannot be chosen. */
  off: ((entry: LibraryEntry) => string | undefined) | undefined
  onName: (id: string, name: string | null) => void
}

/** A picture of the library with its name below, whole and uncropped. */
export const GridTile = memo(function GridTile(props: GridTileProps) {
  const { id, column, left, width, height, chosen, current, naming, onName } = props
  const { t } = useTranslation()
  const entry = useEntry(id)
  const off = entry && props.off?.(entry)
  return (
    <div
      role="gridcell"
      className={styles.tile}
      style={{ left, width }}
      tabIndex={current ? 0 : -1}
      aria-colindex={column}
      aria-selected={chosen}
      aria-disabled={off ? true : undefined}
      aria-label={entry ? (off ? `${entry.name}, ${off}` : entry.name) : t('Loading')}
      title={off}
      data-tile={id}
    >
      <div className={styles.picture} style={{ height }}>
        {entry?.picture ? (
          <LazyPicture url={pictureFor(entry.picture, Math.max(width, height))} alt="" />
        ) : (
          entry && <span className={styles.coming}>{t('The picture is being drawn')}</span>
        )}
        <span className={styles.check} data-check aria-hidden>
          <IconCheck size={14} stroke={2.4} />
        </span>
      </div>
      {naming && entry ? (
        <RenameField className={styles.naming} name={entry.name} onName={(name) => onName(id, name)} />
      ) : (
        <div className={styles.name} data-name title={entry?.name}>
          {entry?.name}
        </div>
      )}
    </div>
  )
})
