import type { ElementEntry } from '@toile/contract/features/elements.ts'
import { IconHeart, IconHeartFilled, IconLayoutBoard } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { type BoardId, boardOf } from '../../../shared/open/boards/boardKinds.ts'
import { SaveOrDelete } from './SaveOrDelete.tsx'
import styles from './making.module.css'
import { useTarget } from './makingTarget.ts'
import { useElementMoves } from './useElementMoves.ts'

interface StagedGridProps {
  made: readonly ElementEntry[]
  board: BoardId
  /** How many are still to come. */
  waiting: number
  /** Further buttons for one of them. */
  actions?: (entry: ElementEntry) => ReactNode
  /** How a card is shown other than by its picture. */
  picture?: (entry: ElementEntry) => ReactNode
}

/** Results on trial: liked ones enter the library, others stay here; each can go to the board (requirements S4.03, S2.52). */
export function StagedGrid({ made, board, waiting, actions, picture }: StagedGridProps) {
  const { t } = useTranslation()
  const shown = made.filter(({ state }) => state !== 'deleted')
  if (shown.length + waiting === 0)
    return (
      <p className={styles.nothing}>{t('What is made appears here, to be liked, put on a board or downloaded.')}</p>
    )
  return (
    <ul className={styles.staged} aria-label={t('Results')} aria-busy={waiting > 0}>
      {shown.map((entry) => (
        <StagedCard key={entry.id} entry={entry} board={board} actions={actions?.(entry)} picture={picture?.(entry)} />
      ))}
      {Array.from({ length: waiting }, (_, i) => (
        <li key={`waiting ${i}`} className={styles.card} aria-hidden>
          <div className={styles.frame} />
          <div className={styles.line} />
        </li>
      ))}
    </ul>
  )
}

interface StagedCardProps {
  entry: ElementEntry
  board: BoardId
  actions: ReactNode
  picture: ReactNode
}

function StagedCard({ entry, board, actions, picture }: StagedCardProps) {
  const { t } = useTranslation()
  const target = useTarget()
  const { toggleLike, remove } = useElementMoves()
  const { name, state } = entry
  const there = target?.project.boards[board].some(({ id }) => id === entry.picture.id) ?? false
  const icon = { size: 18, stroke: 1.4 } as const
  return (
    <li className={styles.card}>
      <div className={styles.frame} data-fills={entry.kind === 'print' || undefined}>
        {picture ?? <img src={entry.picture.thumbnails.large} alt="" loading="lazy" decoding="async" />}
      </div>
      <div className={styles.line}>
        <b title={name}>{name}</b>
        {actions}
        {target && (
          <IconButton
            name={t('Put {{name}} on {{board}}', { name, board: t(boardOf(board).label) })}
            disabled={there}
            onClick={() => target.desk.addMade(board, [entry])}
          >
            <IconLayoutBoard {...icon} />
          </IconButton>
        )}
        <IconButton
          name={t('Keep {{name}} in the library', { name })}
          aria-pressed={state === 'liked'}
          onClick={() => toggleLike(entry)}
        >
          {state === 'liked' ? <IconHeartFilled size={18} /> : <IconHeart {...icon} />}
        </IconButton>
        <SaveOrDelete name={name} url={entry.picture.url} onDelete={() => remove(entry)} />
      </div>
    </li>
  )
}
