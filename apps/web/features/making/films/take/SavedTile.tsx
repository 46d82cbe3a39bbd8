import { Menu } from '@mantine/core'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Take } from '@toile/craft/films/film.ts'
import { IconDots, IconPencil, IconTimeline, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../shell/parts/IconButton.tsx'
import { RenameField } from '../../../../shell/parts/RenameField.tsx'
import { MotionTile } from './MotionTile.tsx'
import styles from './take.module.css'
import { takenAs } from '../own/takenAs.ts'
import { useMotionMoves } from '../saved/useMotionMoves.ts'
import type { SavedMotion } from '../saved/useSavedMotions.ts'

interface SavedTileProps {
  saved: SavedMotion
  design: Design
  plain: Take
  chosen: boolean
  ghost: string | null
  lacks: string | null
  moves: boolean
  onChoose: () => void
  onEdit: () => void
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** A motion of the library as a tile, and what can be done with it. */
export function SavedTile({ saved, design, plain, onEdit, ...shown }: SavedTileProps) {
  const { t } = useTranslation()
  const [naming, setNaming] = useState(false)
  const { rename, remove } = useMotionMoves()
  const { name, document } = saved
  const { motion } = useMemo(() => takenAs(document), [document])
  return (
    <MotionTile
      {...shown}
      design={design}
      take={plain}
      motion={motion}
      name={name}
      naming={
        naming && (
          <RenameField
            className={styles.naming}
            name={name}
            onName={(next) => {
              setNaming(false)
              if (next) rename(saved, next)
            }}
          />
        )
      }
    >
      {/* Where it is renamed, its field has the keyboard; elsewhere the frame brings it back. */}
      <Menu position="bottom-end" withinPortal={false} floatingStrategy="fixed" returnFocus={false}>
        <Menu.Target>
          <IconButton className={styles.more ?? ''} size={28} name={t('More for {{name}}', { name })}>
            <IconDots size={16} stroke={1.6} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTimeline {...icon} />} onClick={onEdit}>
            {t('Open in the editor')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setNaming(true)}>
            {t('Rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => void remove(saved)}>
            {t('Delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MotionTile>
  )
}
