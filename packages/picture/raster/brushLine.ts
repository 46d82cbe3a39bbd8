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
} from '@toile/geometry'
import { pressed } from './pressed.ts'
import type { Stage } from './stage.ts'

/** Direction towards the light, on the page. */
const lamp: Point = [-0.67, -0.74]

/** How one hand presses; weights are pixels at 170 pixels per head, overshoot is in heads. */
export interface Pressure {
  weight: number
  /** Width on the lit side and in shade against the ordinary one. */
  lit: number
  dark: number
  /** How much of the lit edge is left out, 0..1; and how long the gaps are, in pens. */
  lost: number
  gap: number
  overshoot: number
  /** How far the pressure swings along a stroke. */
  swing: number
}

/** A stroke of a pointed brush: it is set down, leans into shade and bends, lifts in the light, and leaves with a flick. */
export function brushLine(
  stage: Stage,
  path: Path,
  color: string,
  plain: Pressure,
  o: { outside?: 1 | -1 | 0; taper?: readonly [number, number]; weight?: number; seed?: number } = {},
): void {
  if (path.length < 2) return
  const hand = pressed(plain, stage.hand)
  if (stage.recorder) return stage.recorder.line(path, (o.weight ?? 1) * hand.weight, color, Boolean(o.outside))
  const whole = hand.overshoot ? extended(path, hand.overshoot) : path
  const total = (lengths(whole).at(-1) ?? 0) * stage.scale
  if (total < 3) return
  const { pen } = stage
  const count = Math.max(6, Math.min(520, Math.round(total / (2.2 * Math.max(0.6, pen)))))
  const run = resample(whole, count).map(stage.place)
  const noise = openNoise(1 + (o.seed ?? 0) + Math.round(whole[0][0] * 911 + whole[0][1] * 3253))
  const long = total / pen
  const [start, end] = o.taper ?? [Math.min(0.3, 9 / long), Math.min(0.5, 22 / long)]
  const outside = o.outside ?? 0
  const press = noise(3, 3)
  const widths = new Float64Array(count)
  const skew = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const s = t * long
    const side = sideAt(run, i)
    // Every stroke has one belly, early or late.
    const belly = 1 + hand.swing * (Math.exp(-(((t - (0.2 + 0.6 * press)) / 0.28) ** 2)) - 0.45)
    let k = belly * (0.86 + 0.28 * noise(s / 70, 3)) * (1 + 0.12 * (noise(s / 9, 9) - 0.5))
    if (outside) {
      const facing = (side[0] * lamp[0] + side[1] * lamp[1]) * outside
      k *= lerp(hand.dark, hand.lit, smooth(-0.75, 0.55, facing))
      // Where the brush lifts: long gaps with soft ends on what faces the light.
      if (hand.lost)
        k *=
          1 -
          smooth(0.1, 0.55, facing) *
            smooth(
              0.5 - hand.lost * 0.5,
              0.72 - hand.lost * 0.5,
              noise(s / hand.gap, 21) * 0.85 + noise(s / (hand.gap * 3), 5) * 0.15,
            )
    }
    k *= 1 + bend(run, i) * 0.5
    if (start) k *= clamp(t / start) ** 0.5
    if (end) k *= clamp((1 - t) / end) ** 0.75
    widths[i] =
      k < 0.1
        ? 0
        : Math.max(hand.lit > 0 ? 0.3 * pen : 0, (o.weight ?? 1) * hand.weight * pen * (hand.lit > 0 ? k : k - 0.1))
    skew[i] = (noise(s / 60, 40) - 0.5) * 1.2 * pen
  }
  for (let i = 0, from = 0; i <= count; i++) {
    if (i < count && widths[i] > 0) continue
    // A mark shorter than a hand would make is left out.
    if (i - from > Math.min(10, count / 3)) ribbon(stage, run, widths, skew, from, i, color)
    from = i + 1
  }
}

/** How sharply the way turns here, 0..1: a brush spreads there. */
function bend(run: readonly Point[], i: number): number {
  const a = run[Math.max(0, i - 3)]
  const b = run[i]
  const c = run[Math.min(run.length - 1, i + 3)]
  const [p, q] = [unit(subtract(b, a)), unit(subtract(c, b))]
  return clamp((1 - (p[0] * q[0] + p[1] * q[1])) * 2.5)
}

function ribbon(
  stage: Stage,
  run: readonly Point[],
  widths: Float64Array,
  skew: Float64Array,
  from: number,
  to: number,
  color: string,
): void {
  const { context } = stage
  context.beginPath()
  for (let i = from; i < to; i++) {
    const [x, y] = add(run[i], scale(sideAt(run, i), skew[i] + widths[i] / 2))
    if (i === from) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  for (let i = to - 1; i >= from; i--) {
    const [x, y] = add(run[i], scale(sideAt(run, i), skew[i] - widths[i] / 2))
    context.lineTo(x, y)
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
