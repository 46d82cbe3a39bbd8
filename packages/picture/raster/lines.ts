import {
  add,
  clamp,
  lengths,
  lerp,
  normal,
  openNoise,
  type Path,
  type Point,
  resample,
  scale,
  smooth,
  subtract,
  unit,
  area,
} from '@toile/geometry'
import { type Stage, tracePath } from './stage.ts'

/** What a line is drawn in unless it is told. */
const pen = '#1a1617'

/** Direction towards the light, on the page. */
const light: Point = [-0.67, -0.74]

/** Weights are pixels at 170 pixels per head; tapers are shares of the length. */
export interface InkLineOptions {
  weight?: number
  taper?: readonly [number, number]
  color?: string
  wobble?: number
  seed?: number
  /** How much heavier the line grows below and on the shadow side. */
  light?: number
  /** Least share of the weight that a taper leaves. */
  least?: number
}

/** A tapered pen stroke with a slightly unsteady width. */
export function inkLine(stage: Stage, path: Path, o: InkLineOptions = {}): void {
  if (path.length < 2) return
  if (stage.recorder) return stage.recorder.line(path, o.weight ?? 2, o.color ?? pen, false)
  const walked = lengths(path)
  const total = walked[walked.length - 1] * stage.scale
  if (total < 2) return
  const count = Math.max(4, Math.min(400, Math.round(total / 3)))
  const run = resample(path, count).map(stage.place)
  const noise = openNoise((o.seed ?? 3) + Math.round(path[0][0] * 977 + path[0][1] * 3571))
  const wobble = o.wobble ?? 0.35
  // Small marks like lashes grow less than contours do.
  const weight = (o.weight ?? 2) * Math.sqrt(stage.hand.weight)
  const [start, end] = o.taper ?? [0.25, 0.25]
  const widths = new Float64Array(count)
  const places: Point[] = []
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const s = (t * total) / stage.pen
    const side = sideAt(run, i)
    let k = 1
    if (start > 0) k *= clamp(t / start) ** 0.6
    if (end > 0) k *= clamp((1 - t) / end) ** 0.6
    k = Math.max(k, o.least ?? 0.12) * (1 + wobble * (noise(s / 34, 1) - 0.5) * 2)
    if (o.light) k *= 1 + o.light * Math.abs(side[0] * 0.6 + side[1] * 0.8) * 0.5
    widths[i] = weight * stage.pen * k
    places.push(add(run[i], scale(side, wobble * (noise(s / 60, 7) - 0.5) * 1.4 * stage.pen)))
  }
  ribbon(stage, places, widths, 0, count, o.color ?? pen)
}

/** Weights are pixels at 170 pixels per head, overshoot is in heads. */
export interface FreeLineOptions {
  weight?: number
  color?: string
  /** How much of the lit edge disappears, 0..1. */
  lost?: number
  overshoot?: number
  /** Which side of travel is outside; 0 ignores the light. */
  outside?: 1 | -1 | 0
  /** Width on the lit side, and on the shadow side, against the ordinary one. */
  lit?: number
  dark?: number
  taper?: readonly [number, number]
  seed?: number
}

/** A hand-drawn contour: slow pressure, nib tremor, thin or lost towards the light, heavier away from it. */
export function freeLine(stage: Stage, path: Path, o: FreeLineOptions = {}): void {
  if (path.length < 2) return
  if (stage.recorder) return stage.recorder.line(path, o.weight ?? 2, o.color ?? pen, Boolean(o.outside))
  const whole = o.overshoot ? extended(path, o.overshoot) : path
  const walked = lengths(whole)
  const total = walked[walked.length - 1] * stage.scale
  if (total < 3) return
  const count = Math.max(5, Math.min(500, Math.round(total / (2.6 * Math.max(0.6, stage.pen)))))
  const run = resample(whole, count).map(stage.place)
  const noise = openNoise((o.seed ?? 1) + Math.round(whole[0][0] * 911 + whole[0][1] * 3253))
  const [start, end] = o.taper ?? [0.06, 0.1]
  const outside = o.outside ?? 0
  const lost = (o.lost ?? 0) * stage.hand.looseness
  const weight = (o.weight ?? 2) * stage.hand.weight
  const widths = new Float64Array(count)
  const places: Point[] = []
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const s = (t * total) / stage.pen
    const side = sideAt(run, i)
    let k = (0.72 + 0.56 * noise(s / 120, 3)) * (1 + 0.22 * (noise(s / 22, 9) - 0.5))
    if (outside) {
      const lit = (side[0] * light[0] + side[1] * light[1]) * outside
      k *= lerp(o.dark ?? 1.35, o.lit ?? 0.5, smooth(-0.7, 0.8, lit))
      if (lost) k *= 1 - smooth(0.25, 0.8, lit) * smooth(1 - lost, 1.22 - lost, noise(s / 95, 21) * 0.75 + 0.35)
    }
    if (start) k *= clamp(t / start) ** 0.6
    if (end) k *= clamp((1 - t) / end) ** 0.6
    widths[i] = k < 0.1 ? 0 : Math.max(0.35 * stage.pen, weight * stage.pen * k)
    places.push(add(run[i], scale(side, (noise(s / 75, 40) - 0.5) * 1.1 * stage.pen)))
  }
  drawnRuns(stage, places, widths, o.color ?? pen)
}

function drawnRuns(stage: Stage, places: readonly Point[], widths: Float64Array, color: string): void {
  let from = 0
  for (let i = 0; i <= places.length; i++) {
    if (i < places.length && widths[i] > 0) continue
    if (i - from > 2) ribbon(stage, places, widths, from, i, color)
    from = i + 1
  }
}

function ribbon(
  stage: Stage,
  run: readonly Point[],
  widths: Float64Array,
  from: number,
  to: number,
  color: string,
): void {
  const { context } = stage
  context.beginPath()
  for (let i = from; i < to; i++) {
    const p = add(run[i], scale(sideAt(run, i), widths[i] / 2))
    if (i === from) context.moveTo(p[0], p[1])
    else context.lineTo(p[0], p[1])
  }
  for (let i = to - 1; i >= from; i--) {
    const p = add(run[i], scale(sideAt(run, i), -widths[i] / 2))
    context.lineTo(p[0], p[1])
  }
  context.closePath()
  context.fillStyle = color
  context.fill()
}

const sideAt = (run: readonly Point[], i: number): Point =>
  normal(unit(subtract(run[Math.min(run.length - 1, i + 1)], run[Math.max(0, i - 1)])))

function extended(path: Path, by: number): Path {
  const last = path.length - 1
  const before = unit(subtract(path[0], path[Math.min(last, 3)]))
  const after = unit(subtract(path[last], path[Math.max(0, last - 3)]))
  return [add(path[0], scale(before, by)), ...path, add(path[last], scale(after, by))]
}

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
