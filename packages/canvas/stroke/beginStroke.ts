import { openChance, smooth, sure } from '@toile/geometry'
import type { Brush, Easel, Nib } from './brush.ts'
import { groundOf } from './grounds.ts'
import { openGuide } from './guide.ts'
import type { Plane } from './plane.ts'
import type { Sample } from './sample.ts'
import { openSmoother } from './smoothing.ts'
import type { Stroke, StrokeManner } from './stroke.ts'
import { type TurnedKnobs, turnedKnobs } from './strokeKnobs.ts'
import { copied, copiesOf, type Copy } from './symmetry.ts'
import { openWalker } from './walker.ts'

/** The speed, in pixels a millisecond, from which a hand counts as fast. */
const fast = 9

function openEasel(
  brush: Brush,
  plane: Plane,
  seed: number,
  own: TurnedKnobs,
  manner: StrokeManner,
  copy: Copy,
): Easel {
  const knobs = turnedKnobs(brush.normal, own)
  const { size, flow, pressureSize, pressureFlow, speed } = knobs
  return {
    plane,
    knobs,
    seed,
    chance: openChance(seed),
    ground: groundOf(brush.ground),
    clouds: groundOf('clouds'),
    pools: groundOf('pools'),
    flipped: copy.flipped,
    turned: copy.turned,
    under: manner.under ?? (() => 0),
    supplies: manner,
    size: (nib) =>
      size * (1 - pressureSize * (1 - nib.pressure)) * (speed > 0 ? 1 - 0.7 * speed * smooth(0.2, 4, nib.speed) : 1),
    flow: ({ pressure }) => flow * (1 - pressureFlow * (1 - pressure)),
  }
}

/** What a mouse would press with: a resting hand presses, a fast one lifts, and the start swells. */
const pressureOf = (speed: number, traveled: number, size: number): number =>
  (0.35 + 0.45 * (1 - smooth(0.1, 2.2, speed))) * (0.45 + 0.55 * smooth(0, size * 1.2, traveled))

/** Tells what the nib does at each step. */
function openNib(size: number): (sample: Sample, next?: Sample) => Nib {
  let last: Sample | undefined
  let nib: Nib = { x: 0, y: 0, dx: 1, dy: 0, pressure: 0, speed: 0, traveled: 0, tilt: 0, step: 0 }
  return (sample, next) => {
    let { dx, dy, speed, traveled } = nib
    let step = 0
    const [from, to] = last ? [last, sample] : [sample, next ?? sample]
    const mx = to.x - from.x
    const my = to.y - from.y
    const far = Math.sqrt(mx * mx + my * my)
    if (far > 0.01) {
      dx = mx / far
      dy = my / far
    }
    if (last) {
      step = far
      if (step > 0.01) {
        traveled += step
        speed += (step / Math.max(0.5, sample.time - last.time) - speed) * 0.2
      }
    }
    last = sample
    const { x, y, tiltX, tiltY } = sample
    const tilt = Math.min(60, Math.sqrt(tiltX * tiltX + tiltY * tiltY)) / 60
    const pressure = sample.pressure >= 0 ? Math.min(1, sample.pressure) : pressureOf(speed, traveled, size)
    nib = { x, y, dx, dy, pressure, speed, traveled, tilt, step }
    return nib
  }
}

/** One of the strokes that a symmetry makes. */
function beginCopy(brush: Brush, easel: Easel, manner: StrokeManner): Omit<Stroke, 'brush'> {
  const hand = brush.begin(easel)
  const smoothing = manner.steadied ?? brush.smoothing
  const steady = openSmoother(smoothing)
  const { size, spacing } = easel.knobs
  const apart = Math.max(0.6, size * spacing)
  const further = (brush.strides ?? 1) - 1
  const nibAt = openNib(size)
  const walker = openWalker((sample, next) => {
    const nib = nibAt(sample, next)
    hand.move(nib)
    return apart * (1 + further * smooth(0.5, fast, nib.speed))
  })
  let pending: Sample | undefined
  return {
    easel,
    add(sample) {
      pending = sample
      walker.add(steady(sample))
    },
    end() {
      // A filter lags: the last bit brings the line to where the pen is.
      if (pending && smoothing.kind === 'oneEuro') walker.add(pending)
      walker.end()
      hand.end?.()
    },
  }
}

/** Begins a stroke: samples in, coverage on the plane out; the same brush, knobs, seed, manner and samples give the same bits everywhere. */
export function beginStroke(
  brush: Brush,
  plane: Plane,
  seed: number,
  knobs: TurnedKnobs = {},
  manner: StrokeManner = {},
): Stroke {
  if (brush.pigment) plane.askPigment()
  const copies = copiesOf(manner.symmetry).map(
    (copy) => [copy, beginCopy(brush, openEasel(brush, plane, seed, knobs, manner, copy), manner)] as const,
  )
  const guided = openGuide(manner.guide)
  return {
    brush,
    easel: sure(copies[0])[1].easel,
    add(sample) {
      for (const led of guided(sample)) for (const [copy, stroke] of copies) stroke.add(copied(led, copy))
    },
    end() {
      for (const [, stroke] of copies) stroke.end()
    },
  }
}
