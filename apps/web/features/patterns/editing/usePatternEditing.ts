import { dropEdit, setEdit } from '@toile/tailoring/editing/changes.ts'
import type { Edit } from '@toile/tailoring/editing/edits/editKinds.ts'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gestureKey } from '../../../shared/fields/dragging/gesture.ts'
import { toasts } from '../../../shell/toasts/toasts.ts'
import { useDocument } from '../../../shell/useDocument.ts'
import type { DrawnPiece } from '../drafting/patternOrders.ts'
import { askBase, askWhole } from '../drafting/patternsWorker.ts'
import { useAsked } from '../drafting/useAsked.ts'
import type { OpenPattern } from '../keeping/openPatterns.ts'
import { useWhyWords } from '../naming/useWhyWords.ts'
import { nextEdit } from './nextEdit.ts'
import { usePreview } from './usePreview.ts'

/** What parts of the screen edit a pattern by. */
export interface Editing {
  /** Shows what an edit would do, while it is dragged; null shows the pattern as it is. */
  attempt(edit: Edit | null): void
  /** Makes an edit, unless the pattern cannot have it: then it says why. */
  make(edit: Edit): Promise<boolean>
  /** Takes an edit back, whichever came after it. */
  drop(id: string): void
}

/** A pattern as it is drafted, with what is tried on it. */
export function usePatternEditing({ document }: Pick<OpenPattern, 'document'>) {
  const { t } = useTranslation()
  const { value: pattern } = useDocument(document)
  const { wordsOf } = useWhyWords()
  const [tried, setTried] = useState<Edit | null>(null)
  const { made: drawn, of, trouble } = useAsked(pattern, askWhole)
  const attempted = useMemo(() => tried && setEdit.applied(pattern, nextEdit(pattern.edits, tried)), [pattern, tried])
  // What was tried stays in sight until it is drafted in all sizes.
  const preview = usePreview(attempted ?? (drawn && of !== pattern ? pattern : null))
  const pieces: readonly DrawnPiece[] = (preview ?? drawn)?.sizes[0]?.pieces ?? []
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const take = async (edit: Edit): Promise<boolean> => {
    const now = document.get()
    const next = nextEdit(now.edits, edit)
    const made = await askBase(setEdit.applied(now, next)).catch(() => null)
    setTried(null)
    const missed = made?.missed.find((one) => one.edit.id === next.id)
    if (missed) toasts.warn(t('It stays as it was: {{why}}', { why: wordsOf(missed.why) }))
    if (missed || !made) return false
    // A corner that is nudged on is taken back in one step.
    document.change(setEdit, next, { merge: gestureKey(`edit ${next.id}`) })
    return true
  }
  const editing: Editing = {
    attempt: setTried,
    make(edit) {
      // Keys may be pressed faster than a pattern is drafted: none is lost to the one before it.
      const made = before.current.then(() => take(edit))
      before.current = made.catch(() => {})
      return made
    },
    drop: (id) => document.change(dropEdit, { id }),
  }
  return { pattern, drawn, trouble, pieces, editing }
}
