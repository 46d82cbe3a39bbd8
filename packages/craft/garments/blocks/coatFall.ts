import {
  add,
  type Chance,
  clamp,
  joined,
  lerp,
  line,
  mix,
  type Path,
  type Point,
  quadratic,
  reversed,
  spline,
} from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import type { Bodice } from './bodice.ts'
import type { OnHalf } from './fronts.ts'
import { crease, ridge, type Sewn } from '../marks.ts'
import { lapSide, proportionOf } from '../upperBody.ts'

/** How a coat's cloth hangs: `softness` 0 a board, 1 water; `flare` at its hem in heads; `from` the level where its folds begin. */
export interface Fall {
  softness: number
  flare: number
  from: number
  /** Gathered by a belt there. */
  gathered: boolean
}

/** The long clean folds of one side of a coat, from bust, blade or belt to the hem; few and broad in stiff cloth. */
export function coatFolds(bodice: Bodice, side: Side, fall: Fall, on: OnHalf, chance: Chance): Sewn {
  const { hem } = bodice.options
  const long = hem - fall.from
  if (long < (fall.gathered ? 0.5 : 1.6)) return {}
  const count = fall.gathered ? chance.whole(2, 3) : Math.max(1, Math.round(1 + fall.softness * 1.5 + fall.flare * 3))
  const runs = Array.from({ length: count }, (_, k) => {
    const share = clamp((k + 0.75) / (count + 0.5) + chance.between(-0.05, 0.05), 0.08, 0.93)
    const start = fall.from + (fall.gathered ? 0.03 : chance.between(0, 0.3)) * long
    // Of gathers under a belt one on each side reaches the hem.
    const end = fall.gathered && k !== 1 ? fall.from + long * chance.between(0.3, 0.65) : hem + 0.02
    const drift = fall.flare * 0.25 * (share - 0.4)
    const at = (t: number) => on(side, clamp(share - drift * (1 - t), 0.04, 0.96), lerp(start, end, t))
    return { path: [at(0), at(0.35), at(0.7), at(1)], whole: end > hem }
  })
  const breadth = 0.03 + 0.03 * (1 - fall.softness)
  return {
    folds: runs.map(({ path, whole }) =>
      ridge(
        path,
        fall.gathered ? 0.022 : breadth,
        0.75 + 0.35 * fall.softness,
        whole ? [fall.gathered ? 0.05 : 0.4, 0] : [0.03, 0.6],
        breadth * 2,
      ),
    ),
    lines: runs
      .filter((_, k) => fall.gathered || k % 2 === 0)
      .map(({ path, whole }) =>
        crease(spline(path, false, 6), 1.3, whole && !fall.gathered ? [0.75, 0.02] : [0.03, 0.85]),
      ),
  }
}

/** Short gathers that radiate up and down from a belt at a level. */
export function beltGathers(bodice: Bodice, side: Side, level: number, half: number, on: OnHalf, chance: Chance): Sewn {
  const runs = Array.from({ length: 6 }, (_, k): Path => {
    const up = k % 2 === 0
    const share = clamp((k + 0.8) / 6.6 + chance.between(-0.04, 0.04), 0.06, 0.94)
    const from = level + (up ? -half : half)
    const reach = (up ? -1 : 1) * chance.between(0.12, 0.3)
    const to = clamp(share + (share - 0.45) * 0.12, 0.05, 0.95)
    return [
      on(side, share, from),
      on(side, (share + to) / 2, from + reach * 0.5),
      on(side, to, Math.min(from + reach, bodice.options.hem - 0.05)),
    ]
  })
  return {
    folds: runs.map((path) => ridge(path, 0.018, 0.55, [0.02, 0.8], 0.045)),
    lines: runs.filter((_, k) => k % 3 !== 2).map((path) => crease(spline(path, false, 5), 1.2, [0.03, 0.85])),
  }
}

/** A bodice whose hem swings in slow waves, deeper the softer and fuller the cloth. */
export function swungHem(figure: Figure, bodice: Bodice, fall: Fall, chance: Chance): Bodice {
  const { tall } = proportionOf(figure)
  const depth = (0.02 + 0.05 * fall.softness) * clamp(fall.flare / 0.25) * tall
  if (depth < 0.004 || bodice.options.hem < figure.levels.hip) return bodice
  const phase = chance.between(0, 6.28)
  const waves = 2.2 + fall.flare * 3
  const last = bodice.hem.length - 1
  const hem = bodice.hem.map(([x, y], i): Point => {
    const t = i / last
    const calm = Math.sin(Math.PI * t) ** 0.6
    return [
      x + calm * depth * 0.7 * Math.cos(waves * 6.28 * t + phase),
      y + calm * depth * Math.sin(waves * 6.28 * t + phase),
    ]
  })
  return rehemmed(bodice, hem)
}

/** A closed front with rounded lower corners that part below the last fastening, `radius` heads wide. */
export function roundedHem(figure: Figure, bodice: Bodice, lap: Side, radius: number): Bodice {
  const { hem } = bodice.options
  const apex = figure.across(lap * 0.03, hem - radius * 0.42)
  const centre = figure.across(0, hem)[0]
  const flank = (side: Side) => bodice.hem.filter(([x]) => (x - centre) * side > radius)
  const curve = (from: Point, side: Side): Point[] => {
    const corner = add(figure.across(side * 0.03, hem), [0, 0.08])
    return Array.from({ length: 8 }, (_, k): Point => {
      const t = (k + 1) / 8
      return mix(mix(from, corner, t), mix(corner, apex, t), t)
    })
  }
  const [left, right] = [flank(-1), flank(1)]
  if (left.length < 2 || right.length < 2) return bodice
  return rehemmed(bodice, [
    ...left,
    ...curve(left[left.length - 1], -1),
    ...curve(right[0], 1).reverse().slice(1),
    ...right,
  ])
}

/** A closed front with two points below its hem, parted under the last button. */
export function pointedHem(figure: Figure, bodice: Bodice, depth: number): Bodice {
  const { tall, wide } = proportionOf(figure)
  const { hem } = bodice.options
  const [from, to] = [bodice.hem[0], bodice.hem[bodice.hem.length - 1]]
  const tip = (side: Side): Point => add(figure.across(side * 0.17 * wide, hem), [0, 0.04 + depth * tall])
  const notch = figure.across(lapSide(figure) * 0.04, hem + 0.03)
  const slope = (corner: Point, end: Point) => quadratic(corner, add(mix(corner, end, 0.5), [0, 0.02]), end, 10)
  const run = joined(
    slope(from, tip(-1)),
    line(tip(-1), notch, 5).slice(1),
    line(notch, tip(1), 5).slice(1),
    reversed(slope(to, tip(1))).slice(1),
  )
  return rehemmed(bodice, run)
}

function rehemmed(bodice: Bodice, hem: readonly Point[]): Bodice {
  const [first, ...others] = bodice.piece.outlines
  const start = first.indexOf(bodice.hem[0])
  if (start < 0) return bodice
  const outline = [...first.slice(0, start), ...hem, ...first.slice(start + bodice.hem.length)]
  return {
    ...bodice,
    hem,
    piece: {
      ...bodice.piece,
      outlines: [outline, ...others],
      contours: [{ path: [...outline, outline[0]], weight: 1, taper: [0, 0] }],
    },
  }
}
