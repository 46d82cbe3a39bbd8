import type { Design } from '@toile/craft/designs/design.ts'
import { findFabric } from '@toile/craft/fabrics/index.ts'
import type { Measures } from '@toile/tailoring/bodies/measures.ts'
import type { Figure } from '@toile/tailoring/form/form.ts'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import { useMemo, useState } from 'react'
import { DrapedRound } from './DrapedRound.tsx'

export interface PatternRoundProps {
  pattern: Pattern
  measures: Measures
  figure: Figure
  design: Design
  /** Which garment of the look it is. */
  garment: number
  /** Told where the print lies after it was moved on the form: x and y on the piece, in thousands of millimetres with three decimals (requirement S3.12). */
  onMovePrint?: (x: number, y: number) => void
}

/** A pattern sewn and hung on its body, to be looked at from all sides while it settles (requirements S2.59, S3.12). */
export function PatternRound({ pattern, measures, figure, design, garment, onMovePrint }: PatternRoundProps) {
  const worn = design.garments[garment]
  const fabric = findFabric(worn?.fabric ?? '')?.id ?? 'cotton'
  const order = useMemo(() => ({ pattern, measures, figure, fabric }), [pattern, measures, figure, fabric])
  // A graphics processor that gave up is begun with anew on another canvas.
  const [opened, setOpened] = useState(0)
  return (
    <DrapedRound
      key={opened}
      order={order}
      design={design}
      worn={worn}
      onMovePrint={onMovePrint}
      onOpenAgain={() => setOpened(opened + 1)}
    />
  )
}
