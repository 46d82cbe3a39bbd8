import type { Why, WhyKind } from '@toile/tailoring/editing/faults/cannotEdit.ts'
import { useTranslation } from 'react-i18next'
import { numberOf } from '../../../languages/numberOf.ts'

const words: Readonly<Record<WhyKind, { label: string }>> = {
  noPiece: { label: 'the piece is not there any more' },
  noEdge: { label: 'the edge is not there any more' },
  noDart: { label: 'there is no dart' },
  noMark: { label: 'the mark is not there any more' },
  missesPiece: { label: 'the line misses the piece' },
  notStraight: { label: 'the edge is not straight' },
  notPaired: { label: 'the piece has no other half there' },
  open: { label: 'the outline would not be closed' },
  turned: { label: 'the outline would run the wrong way round' },
  crossing: { label: 'the sewing line would cross itself' },
  short: { label: 'an edge would have no length' },
  grain: { label: 'the grain would lie outside the piece' },
  wide: { label: 'the piece is {{mm}} mm wider than the cloth' },
  seamLength: { label: 'the two sides of a seam differ by {{mm}} mm' },
  notch: { label: 'a notch misses its counterpart by {{mm}} mm' },
  unsewn: { label: 'an edge is sewn to nothing' },
}

/** What is wrong with a pattern, or why it cannot have an edit, in words. */
export function useWhyWords() {
  const { t } = useTranslation()
  return {
    wordsOf: ({ kind, mm = 0 }: Pick<Why, 'kind' | 'mm'>) => t(words[kind].label, { mm: numberOf(Math.abs(mm), 1) }),
  }
}
