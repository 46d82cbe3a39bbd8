import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { clamp, lerp, type Path, type Point, reversed, smooth, spline } from '@toile/geometry'
import { legContour } from '../legContour.ts'
import type { ShaftCut } from '../shoes/shoeCut.ts'

/** How far under a hem a shaft begins, and how far any shaft stands off the ankle, in heads. */
const [under, snug] = [0.16, 0.01]
/** Where it goes over into the ankle. */
const ankle = 1.88

/** A boot's shaft on the page: round the leg, and the two halves of its open top, before and behind the leg. */
export interface Shaft {
  outline: Path
  top: Path
  behind: Path
  /** A point on it: places along the leg, -1..1 across. */
  at(t: number, u: number): Point
  /** A place round it: an angle from its front, positive outward, held at its edges, and whether it is turned to the viewer. */
  round(t: number, angle: number): { point: Point; seen: boolean }
  end: number
}

/** A shaft round a leg; under trousers it begins just above their hem and lies close, for leather stands wider than they do. */
export function shaftOf(posed: Posed, index: 0 | 1, cut: ShaftCut, hem: number | null): Shaft {
  const leg = legContour(posed, index)
  const { limb } = posed.legs[index].ruler
  const places = Array.from({ length: 24 }, (_, i) => lerp(cut.end, ankle, i / 23))
  const hidden = hem === null ? undefined : places.find((t) => limb.at(t).centre[1] > hem - under)
  const end = hidden ?? cut.end
  const slack = hidden === undefined ? cut.slack : Math.min(cut.slack, snug)
  const dip = hidden === undefined ? (cut.dip ?? 0) : 0
  const close = Math.min(slack, hidden === undefined ? (cut.loose ?? snug) : snug)
  const ease = (t: number) => lerp(slack, close, smooth(0.5, 1, (t - end) / (2 - end)))
  const at: Shaft['at'] = (t, u) => leg.edge(t, u, ease(t))
  const round: Shaft['round'] = (t, angle) => {
    const from = leg.seenFrom(angle)
    const held = clamp(from, -Math.PI / 2, Math.PI / 2)
    return { point: leg.facing(t, held, ease(t)), seen: held === from }
  }
  // A quarter of the page's circle on: half of the rim is before the leg, half behind.
  const rim = (from: number): Path =>
    Array.from({ length: 13 }, (_, i) => {
      const at = from + (Math.PI * i) / 12
      const [x, y] = leg.facing(end, at, ease(end))
      return [x, y + dip * Math.cos(at - leg.seenFrom(0)) ** 2]
    })
  const [top, behind] = [rim(-Math.PI / 2), rim(Math.PI / 2)]
  const run = (u: 1 | -1): Path =>
    spline(
      [0, 0.14, 0.3, 0.46, 0.64, 0.82, 1].map((share) => at(lerp(end, ankle + 0.03, share), u)),
      false,
      6,
    )
  const [outer, inner] = [run(1), run(-1)]
  return { outline: [...top, ...outer, ...reversed(inner)], top, behind, at, round, end }
}
