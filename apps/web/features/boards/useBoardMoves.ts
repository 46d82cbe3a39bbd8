import { moveItem, removeItem } from '@toile/studio/projects/changes.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../shell/toasts/toasts.ts'
import { useBoards } from '../../shared/open/boardContext.ts'
import type { BoardId } from '../../shared/open/boardKinds.ts'
import { boardSteps } from '../../shared/open/steps.ts'

type AnyBoard = BoardId | 'color' | 'mannequins' | 'marketing'

const putBack = (project: Project, before: Project['boards']): Project => ({ ...project, boards: before })

/** Moves and removes what stands on a board; a removal offers its own way back. */
export function useBoardMoves(board: AnyBoard) {
  const { t } = useTranslation()
  const { opened } = useBoards()
  const { document } = opened
  const move = (id: string, to: number) => document.change(moveItem, { board, id, to }, { name: boardSteps.move.label })
  return {
    move,
    shift: (id: string, by: number) => {
      const items = document.get().boards[board]
      const to = items.findIndex((item) => item.id === id) + by
      if (to >= 0 && to < items.length) move(id, to)
    },
    remove: (id: string) => {
      const before = document.get().boards
      document.change(removeItem, { board, id }, { name: boardSteps.remove.label })
      const after = document.get().boards
      if (after === before) return
      toasts.done(t('Removed from the board'), {
        label: t('Undo'),
        run: () => {
          if (document.get().boards === after) document.undo()
          else document.change(putBack, before, { name: boardSteps.add.label })
        },
      })
    },
  }
}
