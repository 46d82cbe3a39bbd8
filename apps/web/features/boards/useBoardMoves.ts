import { moveItem, putBackBoards, removeItem } from '@toile/studio/projects/changes.ts'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useBoards } from '../../shared/open/boards/boardContext.ts'
import type { BoardId } from '../../shared/open/boards/boardKinds.ts'

type AnyBoard = BoardId | 'color' | 'mannequins' | 'marketing'

/** Moves and removes what stands on a board; a removal offers its own way back. */
export function useBoardMoves(board: AnyBoard) {
  const { t } = useTranslation()
  const { opened } = useBoards()
  const { document } = opened
  const move = (id: string, to: number) => document.change(moveItem, { board, id, to })
  return {
    move,
    shift: (id: string, by: number) => {
      const items = document.get().boards[board]
      const to = items.findIndex((item) => item.id === id) + by
      if (to >= 0 && to < items.length) move(id, to)
    },
    remove: (id: string) => {
      const before = document.get().boards
      document.change(removeItem, { board, id })
      const after = document.get().boards
      if (after === before) return
      toasts.done(t('Removed from the board'), {
        label: t('Undo'),
        run: () => {
          if (document.get().boards === after) document.undo()
          else document.change(putBackBoards, before)
        },
      })
    },
  }
}
