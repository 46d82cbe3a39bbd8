import type { PosedLimb } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { lerp, type Path, reversed, smooth, spline } from '@toile/geometry'
import type { ShaftCut } from './shoeCut.ts'

/** How far under a hem a shaft begins, and how far any shaft stands off the ankle, in heads. */
const [under, snug] = [0.16, 0.01]
/** Where it goes over into the ankle. */
const ankle = 1.88

/** A boot's shaft on the page: round the leg, and its open top. */
export interface Shaft {
  outline: Path
  top: Path
  /** A point on it: places along the leg, -1..1 across. */
  at(t: number, u: number): readonly [number, number]
  end: number
}

/** A shaft round a leg; under trousers it begins just above their hem and lies close, for leather stands wider than they do. */
export function shaftOf({ ruler: { limb } }: PosedLimb, cut: ShaftCut, hem: number | null): Shaft {
  const places = Array.from({ length: 24 }, (_, i) => lerp(cut.end, ankle, i / 23))
  const hidden = hem === null ? undefined : places.find((t) => limb.at(t).centre[1] > hem - under)
  const end = hidden ?? cut.end
  const slack = hidden === undefined ? cut.slack : Math.min(cut.slack, snug)
  const dip = hidden === undefined ? (cut.dip ?? 0) : 0
  const at: Shaft['at'] = (t, u) =>
    limb.edge(t, u, lerp(slack, Math.min(slack, snug), smooth(0.5, 1, (t - end) / (2 - end))))
  const side = (u: 1 | -1): Path =>
    spline(
      [0, 0.14, 0.3, 0.46, 0.64, 0.82, 1].map((share) => at(lerp(end, ankle + 0.03, share), u)),
      false,
      6,
    )
  const [outer, inner] = [side(1), side(-1)]
  const [x, y] = limb.at(end).centre
  const top = spline([inner[0], [x, y + 0.035 + dip], outer[0]], false, 6)
  return { outline: [...top, ...outer, ...reversed(inner)], top, at, end }
}
