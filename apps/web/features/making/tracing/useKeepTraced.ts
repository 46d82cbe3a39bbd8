import type { Picture } from '@toile/contract/features/files.ts'
import { tracing } from '@toile/contract/features/tracing.ts'
import type { OpenDocument } from '@toile/rules/document.ts'
import { useTranslation } from 'react-i18next'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useSend } from '../../../shell/calls/useCall.ts'
import { useTarget } from '../parts/makingTarget.ts'
import { correctionOf, isCorrected } from './corrections.ts'
import type { TracingChange } from './tracingChanges.ts'
import { propose } from './changes.ts'
import type { Draft } from './tracingDraft.ts'

/** Stores what was corrected of a tracing, and puts it on the board of the project where there is one. */
export function useKeepTraced(picture: Picture, document: OpenDocument<Draft, TracingChange>) {
  const { t } = useTranslation()
  const target = useTarget()
  const correct = useSend(tracing.correctTraced)
  const stored = async (draft: Draft) => {
    if (!draft.found || !isCorrected(draft)) return draft.found
    const { traced, note, url } = await correct.sendAsync(correctionOf(draft))
    return { ...draft.found, traced, note, url }
  }
  const keep = async () => {
    try {
      // The button names the category: pressing it confirms what was unsure.
      const found = await stored({ ...document.get(), sure: true })
      if (!found) return
      document.replace(propose(document.get(), { ...found, marks: document.get().marks, box: document.get().box }))
      target?.desk.putTraced(picture, found.traced, found.note.category)
      toasts.done(target ? t('The tracing is on the sketchboard') : t('The tracing is saved'))
    } catch {
      // The refusal has been said; what was corrected is still on the screen.
    }
  }
  return { keep, keeping: correct.busy, onBoard: target !== null }
}
