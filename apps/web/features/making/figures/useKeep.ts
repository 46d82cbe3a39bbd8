import { type FigureEntry, figures } from '@toile/contract/features/figures.ts'
import { library } from '@toile/contract/features/library.ts'
import { limits } from '@toile/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../../shell/calls/api.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useSend } from '../../../shell/calls/useCall.ts'
import { useTarget } from '../parts/makingTarget.ts'
import { correctionsOf, type Draft } from './figureDraft.ts'

/** Stores the corrections of a mannequin, keeps it in the library in the place of what it was at first, and puts it on the board of the project where there is one. */
export function useKeep(entry: FigureEntry, first: FigureEntry, onKept: (figure: string) => void) {
  const { t } = useTranslation()
  const target = useTarget()
  const correct = useSend(figures.correctFigure)
  const store = useSend(figures.keepFigure, { makesOld: [figures.listFigures, library.listItems] })
  const chosen = target?.project.boards.mannequins ?? []
  const before = chosen.find(({ person }) => person === first.person)
  const keep = async (draft: Draft, onBoard: boolean) => {
    try {
      const made = await correct.sendAsync({ figure: entry.figure, ...correctionsOf(entry.document, draft) })
      await store.sendAsync({ figure: made.figure, replaces: first.figure })
      if (onBoard || before) target?.desk.putMannequin({ id: before?.id ?? newKey(), person: made.person, pose: 'own' })
      toasts.done(t('{{name}} is in your library', { name: draft.name || t('Own mannequin') }))
      onKept(made.figure)
    } catch {
      // The refusal has been said; what was corrected is still on the screen.
    }
  }
  return {
    keep,
    busy: correct.busy || store.busy,
    target,
    full: !before && chosen.length >= limits.mannequins.most,
  }
}
