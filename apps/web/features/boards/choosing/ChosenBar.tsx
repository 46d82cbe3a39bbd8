import type { ChoosingBoard } from '@toile/studio/projects/manyChanges.ts'
import {
  IconArrowBarToLeft,
  IconArrowBarToRight,
  IconCopy,
  IconLock,
  IconLockOpen,
  IconPin,
  IconPinnedOff,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { useManyMoves } from '../useManyMoves.ts'
import { useChosen } from './chosen.ts'
import styles from './choosing.module.css'

const icon = { size: 18, stroke: 1.4 } as const

/** What can be done with everything that is chosen on a board; nothing while nothing is. */
export function ChosenBar({ board }: { board: ChoosingBoard }) {
  const { t } = useTranslation()
  const { project, show } = useBoards()
  const { ids, clear } = useChosen(board)
  const many = useManyMoves(board)
  if (ids.length === 0) return null
  const marked =
    board === 'color'
      ? project.boards.color.filter(({ id, locked }) => ids.includes(id) && locked).length === ids.length
      : project.boards[board].filter(({ id, pinned }) => ids.includes(id) && pinned).length === ids.length
  const done = (act: () => void) => () => {
    act()
    clear()
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('What is chosen')}>
      <div className={styles.told}>
        <span role="status">{t('{{count}} chosen', { count: ids.length })}</span>
        <IconButton name={t('Choose nothing')} size={32} onClick={clear}>
          <IconX {...icon} />
        </IconButton>
      </div>
      {board === 'color' ? (
        <IconButton name={marked ? t('Unlock') : t('Lock')} onClick={() => many.lock(ids, !marked)}>
          {marked ? <IconLockOpen {...icon} /> : <IconLock {...icon} />}
        </IconButton>
      ) : (
        <IconButton name={marked ? t('Unpin') : t('Pin: use it first')} onClick={() => many.pin(ids, !marked)}>
          {marked ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
        </IconButton>
      )}
      <IconButton name={t('Move to the beginning')} onClick={() => many.move(ids, 'start')}>
        <IconArrowBarToLeft {...icon} />
      </IconButton>
      <IconButton name={t('Move to the end')} onClick={() => many.move(ids, 'end')}>
        <IconArrowBarToRight {...icon} />
      </IconButton>
      <IconButton name={t('Copy to another project')} onClick={() => show({ kind: 'copy', board, ids })}>
        <IconCopy {...icon} />
      </IconButton>
      <IconButton name={t('Remove from the board')} onClick={done(() => many.remove(ids))}>
        <IconTrash {...icon} />
      </IconButton>
    </div>
  )
}
