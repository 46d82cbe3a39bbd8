import { boundsOf, clamp, type Path, type Point } from '@toile/geometry'
import { brushLine } from './brushLine.ts'
import { drawingHands } from './hands.ts'
import { flatLine } from './flatLine.ts'
import { outsideOf } from './freeLine.ts'
import type { Stage } from './stage.ts'
import { contourStrokes } from './contourStrokes.ts'

/** The contour of a garment: its weight against the hand's, and how much of what the hand leaves out in the light is left out here. */
export interface ContourOptions {
  color: string
  weight: number
  lost?: number
  taper?: readonly [number, number]
  /** Only where it parts what is drawn already; nothing round the whole. */
  within?: boolean
  /** Where it begins on the draft of what moves. */
  root?: Point | undefined
}

/** The outline of a technical flat is twice as wide as a seam. */
const flatPens = 2.7

/** Draws the contour of a garment in the stage's hand, stroke by stroke from corner to corner. */
export function contourLine(
  stage: Stage,
  path: Path,
  { color, weight, lost = 1, taper, within = false, root }: ContourOptions,
): void {
  if (stage.style === 'flat') return flatLine(stage, path, color, flatPens * weight)
  const hand = drawingHands[stage.style].contour
  // A photograph has no contour.
  if (hand.weight === 0) return
  const outside = outsideOf(path)
  const strokes = contourStrokes(path)
  const broken = strokes.length > 1
  const own = { ...hand, overshoot: broken ? hand.overshoot : 0, lost: hand.lost * lost }
  stage.context.save()
  if (within) stage.context.globalCompositeOperation = 'source-atop'
  for (const [i, stroke] of strokes.entries())
    brushLine(stage, stroke, color, own, {
      root,
      seed: root ? i + 1 : undefined,
      outside,
      weight: weight * finer(stroke),
      taper: broken ? undefined : taper,
    })
  stage.context.restore()
}

/** Short strokes around collars, ties and belts are drawn with a lighter hand. */
const finer = (stroke: Path) => clamp(0.5 + boxSide(stroke) * 0.6, 0.6, 1)

function boxSide(path: Path): number {
  const { left, right, top, bottom } = boundsOf(path)
  return Math.max(right - left, bottom - top)
}
