import type { Design } from '@toile/craft/designs/design.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import type { Measures } from '@toile/tailoring/bodies/measures.ts'
import type { PiecePrint } from '@toile/tailoring/editing/patternDocument.ts'
import type { Figure } from '@toile/tailoring/form/form.ts'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import { useMemo, useState } from 'react'
import type { DrapeOrder } from './draping/drapeSaid.ts'
import { DrapedRound } from './DrapedRound.tsx'
import type { OnMovePrint } from './useLaidPrints.ts'

interface PatternRoundProps {
  pattern: Pattern
  measures: Measures
  figure: Figure
  design: Design
  /** Which garment of the look it is. */
  garment: number
  /** Prints on single pieces. */
  prints?: readonly PiecePrint[]
  onMovePrint?: OnMovePrint
}

const none: readonly PiecePrint[] = []

/** A pattern sewn and hung on its body, to be looked at from all sides while it settles (requirements S2.59, S3.12). */
export function PatternRound(props: PatternRoundProps) {
  const { pattern, measures, figure, design, garment, prints = none, onMovePrint } = props
  const worn = design.garments[garment]
  const fabric = findFabric(worn?.fabric ?? '')?.id ?? 'cotton'
  // The same pattern comes again with every change that is none of its own; what hangs is left to hang.
  const asked = useMemo(
    () => JSON.stringify({ pattern, measures, figure, fabric }),
    [pattern, measures, figure, fabric],
  )
  const order = useMemo((): DrapeOrder => JSON.parse(asked), [asked])
  // A graphics processor that gave up is begun with anew on another canvas.
  const [opened, setOpened] = useState(0)
  return (
    <DrapedRound
      key={opened}
      order={order}
      worn={worn}
      prints={prints}
      onMovePrint={onMovePrint}
      onOpenAgain={() => setOpened(opened + 1)}
    />
  )
}
