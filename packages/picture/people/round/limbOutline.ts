import type { Limb } from '@toile/craft/mannequins/figure.ts'
import { lerp, type Path, spline } from '@toile/geometry'

/** The outer and the inner edge of a limb, flat or as it is seen in the round, between two places along it, from 0 at its root to 2 at its end. */
export function limbOutline(limb: Pick<Limb, 'edge'>, from: number, to: number, ease = 0): readonly [Path, Path] {
  const places = Array.from({ length: 26 }, (_, i) => lerp(from, to, i / 25))
  const edge = (u: 1 | -1): Path =>
    spline(
      places.map((t) => limb.edge(t, u, ease)),
      false,
      3,
    )
  return [edge(1), edge(-1)]
}
