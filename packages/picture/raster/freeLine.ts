import { area, openChance, type Path, type Point } from '@toile/geometry'
import { brushLine } from './brushLine.ts'
import { bodyPressuresOf, flatBody } from './hands.ts'
import { type Stage, tracePath } from './stage.ts'
import { strokeSeed } from './strokeSeed.ts'

/** What a line is drawn in unless it is told. */
const pen = '#1a1617'

/** Weights are pixels at 170 pixels per head; tapers are shares of the length. */
export interface FreeLineOptions {
  weight?: number
  color?: string
  /** Which side of travel is outside, on contours; a mark within a form has none. */
  outside?: 1 | -1
  taper?: readonly [number, number]
  seed?: number
  /** How gladly a look leaves this line out, 0..1. */
  spare?: number
}

/** A line on a body, pressed as the stage's hand presses: a contour where it is told its outside, a mark where not. */
export function freeLine(stage: Stage, path: Path, o: FreeLineOptions = {}): void {
  if (path.length < 2 || (o.spare && isSpared(stage, path, o.spare))) return
  // What is lit later has no outlines.
  if (stage.buffer && o.outside) return
  const { contour, mark } = bodyPressuresOf(stage.style)
  brushLine(stage, path, o.color ?? pen, o.outside ? contour : mark, {
    outside: o.outside ?? 0,
    taper: o.taper,
    weight: o.weight ?? 2,
    seed: o.seed,
  })
}

/** A strip of even width: a lace, a strap, a plait, a nail; in every hand as wide as it is. */
export function strip(stage: Stage, path: Path, o: Pick<FreeLineOptions, 'weight' | 'color' | 'taper' | 'seed'>): void {
  brushLine(stage, path, o.color ?? pen, flatBody.mark, { taper: o.taper, weight: o.weight, seed: o.seed })
}

/** Whether this look draws without a line: by the place it starts from and the look's own seed. */
export const isSpared = (stage: Stage, path: Path, share: number, root?: Point): boolean =>
  !stage.recorder &&
  stage.style !== 'flat' &&
  openChance(stage.seed * 31 + strokeSeed(stage, path[0], [613, 2377], root)).next() < share

/** A dashed row of stitches; weight and stitch length in pixels at 170 pixels per head. */
export function stitchLine(stage: Stage, path: Path, color: string, weight = 1, stitch = 4): void {
  const { context, pen } = stage
  context.save()
  context.beginPath()
  tracePath(stage, context, path, { closed: false })
  context.setLineDash([stitch * pen, stitch * 0.7 * pen])
  context.lineWidth = weight * pen
  context.strokeStyle = color
  context.lineCap = 'round'
  context.stroke()
  context.restore()
}

/** A zip: tape, teeth and a puller at the path's start. */
export function zipLine(stage: Stage, path: Path, metal: string, tape: string): void {
  const { context, pen } = stage
  context.save()
  context.beginPath()
  tracePath(stage, context, path, { closed: false })
  context.lineWidth = 7 * pen
  context.strokeStyle = tape
  context.stroke()
  context.setLineDash([2 * pen, 2 * pen])
  context.lineWidth = 4.2 * pen
  context.strokeStyle = metal
  context.stroke()
  context.restore()
  const [x, y] = stage.place(path[0])
  context.fillStyle = metal
  context.strokeStyle = 'rgba(20,18,20,.8)'
  context.lineWidth = pen
  context.beginPath()
  context.rect(x - 3.4 * pen, y, 6.8 * pen, 17 * pen)
  context.fill()
  context.stroke()
}

/** Which side of travel along a closed outline is outside, for `freeLine`. */
export const outsideOf = (outline: Path): 1 | -1 => (area(outline) > 0 ? -1 : 1)
