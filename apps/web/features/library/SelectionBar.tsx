import { CloseButton, Loader } from '@mantine/core'
import {
  IconArrowsMove,
  IconDownload,
  IconLayoutBoard,
  IconPencil,
  IconRestore,
  IconSelectAll,
  IconSparkles,
  IconRubberStamp,
  IconTag,
  IconTrash,
  IconZoomScan,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../shell/figures.ts'
import styles from './library.module.css'

export type SelectionWish =
  | 'all'
  | 'look'
  | 'like'
  | 'rename'
  | 'tags'
  | 'move'
  | 'board'
  | 'brand'
  | 'download'
  | 'remove'
  | 'restore'
  | 'purge'

interface Choice {
  id: SelectionWish
  label: string
  Icon: TablerIcon
  /** Only where exactly one picture is chosen. */
  one?: boolean
}

const kept: readonly Choice[] = [
  { id: 'look', label: 'Quick look', Icon: IconZoomScan, one: true },
  { id: 'like', label: 'More like this', Icon: IconSparkles, one: true },
  { id: 'rename', label: 'Rename', Icon: IconPencil, one: true },
  { id: 'tags', label: 'Tags', Icon: IconTag },
  { id: 'move', label: 'Move', Icon: IconArrowsMove },
  { id: 'board', label: 'Add to a board', Icon: IconLayoutBoard },
  { id: 'brand', label: 'Use for a brand', Icon: IconRubberStamp },
  { id: 'download', label: 'Download', Icon: IconDownload },
  { id: 'remove', label: 'Delete', Icon: IconTrash },
]

const binned: readonly Choice[] = [
  { id: 'look', label: 'Quick look', Icon: IconZoomScan, one: true },
  { id: 'restore', label: 'Restore', Icon: IconRestore },
  { id: 'purge', label: 'Delete for good', Icon: IconTrash },
]

interface SelectionBarProps {
  chosen: number
  total: number
  bin: boolean
  busy: SelectionWish | null
  onWish: (wish: SelectionWish) => void
  onNone: () => void
}

/** What can be done with the chosen pictures. */
export function SelectionBar({ chosen, total, bin, busy, onWish, onNone }: SelectionBarProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const choices = (bin ? binned : kept).filter(({ one }) => !one || chosen === 1)
  const all: Choice = { id: 'all', label: 'Choose all', Icon: IconSelectAll }
  return (
    <div className={styles.dock}>
      <section className={styles.chosen} aria-label={t('Chosen pictures')}>
        <span role="status">{t('{{count}} chosen', { count: chosen, figure: figure(chosen) })}</span>
        <div className={styles.wishes}>
          {[...choices, ...(chosen < total ? [all] : [])].map(({ id, label, Icon }) => (
            <button key={id} type="button" disabled={busy !== null} onClick={() => onWish(id)}>
              {busy === id ? <Loader size={17} /> : <Icon size={18} stroke={1.4} aria-hidden />}
              {t(label)}
            </button>
          ))}
        </div>
        <CloseButton aria-label={t('Choose nothing')} size="var(--hit)" onClick={onNone} />
      </section>
    </div>
  )
}
