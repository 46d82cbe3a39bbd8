import { along, mix, type Path, type Point } from '@toile/geometry'
import type { TrouserLeg } from './trouserLeg.ts'

/** Both edges of a leg at a level of the page, outer first; above the crotch the inner edge is the centre front. */
export function acrossLeg(
  { outer, inner, centre }: Pick<TrouserLeg, 'outer' | 'inner' | 'centre'>,
  y: number,
): readonly [Point, Point] {
  const at = (path: Path) => {
    const i = path.findIndex((p) => p[1] >= y)
    if (i <= 0) return i === 0 ? path[0] : along(path, 1)
    const [a, b] = [path[i - 1], path[i]]
    return b[1] > a[1] && y > a[1] ? mix(a, b, Math.min(1, (y - a[1]) / (b[1] - a[1]))) : along(path, 1)
  }
  return [at(outer), at([...centre, ...inner.slice(1)])]
}
