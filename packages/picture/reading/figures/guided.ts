import { type Mask, maskOf, type Plane, planeOf } from '../../kernels/plane.ts'
import { type Stroke, strokeMask } from '../../kernels/stroke.ts'
import type { Crop } from './crop.ts'

/** What a person said of a figure's outline, in pixels of the picture. */
export interface FigureStrokes {
  keep: readonly Stroke[]
  drop: readonly Stroke[]
}

/** Where strokes lie on a part of the picture, shrunk. */
export interface Guide {
  keep: Mask
  drop: Mask
}

/** The strokes of a picture on a part of it that is `scale` times as large. */
export function guideOf(
  size: { width: number; height: number },
  { keep, drop }: FigureStrokes,
  { left, top }: Pick<Crop, 'left' | 'top'>,
  scale: number,
): Guide {
  const moved = (strokes: readonly Stroke[]) =>
    strokes.map(({ points, radius }) => ({ radius, points: points.map(([x, y]) => [x - left, y - top] as const) }))
  return { keep: strokeMask(size, moved(keep), scale), drop: strokeMask(size, moved(drop), scale) }
}

/** Evidence that says `surely` where a stroke runs: a later word than any colour's. */
export const guidedEvidence = (evidence: Plane, { keep, drop }: Guide, surely: number): Plane =>
  planeOf(evidence, (i) => (drop.values[i] ? -surely : keep.values[i] ? surely : evidence.values[i]))

/** A mask without what was dropped and with what was kept. */
export const guidedMask = (mask: Mask, { keep, drop }: Guide): Mask =>
  maskOf(mask, (i) => (drop.values[i] ? 0 : keep.values[i] || mask.values[i]))
