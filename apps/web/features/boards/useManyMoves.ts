import {
  asksAboutPins,
  type ChoosingBoard,
  moveItems,
  pinItems,
  removeItems,
} from '@toile/studio/projects/manyChanges.ts'
import { putBackBoards } from '@toile/studio/projects/changes.ts'
import { lockColors } from '@toile/studio/projects/colorChanges.ts'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'

/** Moves, pins, locks and removes several things of a board at once, each as one step. */
export function useManyMoves(board: ChoosingBoard) {
  const { t } = useTranslation()
  const { opened, show } = useBoards()
  const { document } = opened
  return {
    move: (ids: readonly string[], to: 'start' | 'end') => document.change(moveItems, { board, ids, to }),
    /** Pinning prints beyond eight asks to continue first (requirement S5.07). */
    pin(ids: readonly string[], pinned: boolean) {
      if (board === 'color') return
      if (board === 'print' && pinned && asksAboutPins(document.get(), ids)) return show({ kind: 'pins', ids })
      document.change(pinItems, { board, ids, pinned })
    },
    lock: (ids: readonly string[], locked: boolean) => document.change(lockColors, { ids, locked }),
    remove(ids: readonly string[]) {
      const before = document.get().boards
      document.change(removeItems, { board, ids })
      const after = document.get().boards
      const gone = before[board].length - after[board].length
      if (gone < ids.length) toasts.warn(t('Locked colours stay on the board'))
      if (gone === 0) return
      toasts.done(t('{{count}} removed from the board', { count: gone }), {
        label: t('Undo'),
        run: () => {
          if (document.get().boards === after) document.undo()
          else document.change(putBackBoards, before)
        },
      })
    },
  }
}
