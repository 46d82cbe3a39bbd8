import { clamp, lerp, type Noise, openNoise, type Path, type Point, smooth } from '@toile/geometry'
import { lampOnPage } from './light.ts'
import { pressed } from './pressed.ts'
import type { Pressure } from './pressure.ts'
import { closes, extended, type Run, runOf } from './run.ts'
import type { Stage } from './stage.ts'
import { strokeSeed } from './strokeSeed.ts'

/** One stroke: which side of travel is outside (0 ignores the light), shares of its length that taper, and its weight against the hand's. */
export interface BrushLineOptions {
  outside?: 1 | -1 | 0
  taper?: readonly [number, number]
  weight?: number
  seed?: number | undefined
  /** Where it begins on the draft of what moves. */
  root?: Point | undefined
}

/** A stroke of a pointed brush: it is set down, leans into shade and bends, lifts in the light, and leaves with a flick. */
export function brushLine(stage: Stage, path: Path, color: string, plain: Pressure, o: BrushLineOptions = {}): void {
  if (path.length < 2) return
  const hand = pressed(plain, stage.hand)
  const heavy = (o.weight ?? 1) * hand.weight
  if (stage.recorder) return stage.recorder.line(path, heavy, color, Boolean(o.outside))
  // What is thinner than a tenth of a pixel leaves nothing but time.
  if (heavy * stage.pen < 0.1) return
  const closed = closes(path)
  const run = runOf(stage, hand.overshoot && !closed ? extended(path, hand.overshoot) : path)
  if (!run) return
  const noise = openNoise(stage.seed + (o.seed ?? 1) + strokeSeed(stage, path[0], [911, 3253], o.root))
  press(run, noise, hand, heavy * stage.pen, stage.pen, o, closed)
  lay(stage, run, color)
}

/** Gives every place of a run its width, and how far the hand strays from the way. */
function press(
  run: Run,
  noise: Noise,
  hand: Pressure,
  heavy: number,
  pen: number,
  { outside = 0, taper }: BrushLineOptions,
  closed: boolean,
): void {
  const { count, across, down, widths, skew } = run
  const long = run.long / pen
  const [start, end] = taper ?? (closed ? [0, 0] : [Math.min(0.3, 9 / long), Math.min(0.5, 22 / long)])
  // Every stroke has one belly, early or late.
  const belly = 0.2 + 0.6 * noise(3, 3)
  const least = hand.lit > 0 ? 0.3 * pen : 0
  const paper = hand.lit > 0 ? 0 : 0.1
  // A hand that swings is also the less steady one.
  const unsteady = Math.min(0.28, hand.swing * 0.6)
  // A way that ends where it began comes back to the pressure it began with.
  const bodied = hand.swing && !closed
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1)
    const s = (closed ? Math.min(t, 1 - t) : t) * long
    let k = 1 + unsteady * (noise(s / 70, 3) - 0.5 + 0.4 * (noise(s / 12, 9) - 0.5))
    if (bodied) k *= 1 + hand.swing * (Math.exp(-(((t - belly) / 0.28) ** 2)) - 0.45)
    if (outside) k *= towardsLamp((across[i] * lampOnPage[0] + down[i] * lampOnPage[1]) * outside, s, noise, hand)
    k *= 1 + bend(run, i) * 0.5
    if (start) k *= Math.sqrt(clamp(t / start))
    if (end) k *= clamp((1 - t) / end) ** 0.75
    widths[i] = k < 0.1 ? 0 : Math.max(least, heavy * (k - paper))
    skew[i] = (noise(s / 60, 40) - 0.5) * 4.3 * unsteady * pen
  }
}

/** Pressure by how far an edge faces the lamp, so many pens along: heavy in shade, light towards the lamp, and lifted there over long gaps with soft ends. */
function towardsLamp(facing: number, s: number, noise: Noise, { dark, lit, lost, gap }: Pressure): number {
  const k = lerp(dark, lit, smooth(-0.75, 0.55, facing))
  if (!lost || facing < 0.1) return k
  const open = noise(s / gap, 21) * 0.85 + noise(s / (gap * 3), 5) * 0.15
  return k * (1 - smooth(0.1, 0.55, facing) * smooth(0.5 - lost * 0.5, 0.72 - lost * 0.5, open))
}

/** How sharply the way turns here, 0..1: a brush spreads there. */
function bend({ across, down, count }: Run, i: number): number {
  const a = Math.max(0, i - 2)
  const b = Math.min(count - 1, i + 2)
  return clamp((1 - (across[a] * across[b] + down[a] * down[b])) * 2.5)
}

/** Fills what the brush left between its lifts; a mark shorter than a hand would make is left out. */
function lay(stage: Stage, run: Run, color: string): void {
  const { count, widths } = run
  const shortest = Math.min(6, count / 3)
  stage.context.fillStyle = color
  for (let i = 0, from = 0; i <= count; i++) {
    if (i < count && widths[i] > 0) continue
    if (i - from > shortest) ribbon(stage, run, from, i)
    from = i + 1
  }
}

function ribbon({ context }: Stage, { x, y, across, down, widths, skew }: Run, from: number, to: number): void {
  context.beginPath()
  for (let i = from; i < to; i++) {
    const by = skew[i] + widths[i] / 2
    if (i === from) context.moveTo(x[i] + across[i] * by, y[i] + down[i] * by)
    else context.lineTo(x[i] + across[i] * by, y[i] + down[i] * by)
  }
  for (let i = to - 1; i >= from; i--) {
    const by = skew[i] - widths[i] / 2
    context.lineTo(x[i] + across[i] * by, y[i] + down[i] * by)
  }
  context.closePath()
  context.fill()
}
