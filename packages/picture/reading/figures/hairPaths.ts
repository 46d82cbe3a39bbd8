import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { HairStyleId } from '@toile/craft/mannequins/hair.ts'
import { add, ellipse, joined, normal, type Path, reversed, scale, spline, subtract, unit } from '@toile/geometry'
import type { HairLayer } from '../../people/hair/hairArt.ts'
import { hairArts } from '../../people/hair/index.ts'
import { headSize } from '../../people/headSize.ts'

/** Closed outlines in heads that cover about what a hair style covers, seen from the front (requirement S2.51). */
export function hairPaths(figure: Figure, style: HairStyleId): Path[] {
  const art = hairArts[style]
  const size = headSize(figure)
  const put = (path: Path): Path => path.map(([x, y]) => figure.head(x * size, y))
  const knotSide = figure.headYaw > 0 ? -1 : 1
  const layer = (one: HairLayer, side: 1 | -1): Path[] => [
    ...(one.locks ?? []).map(({ guides }) => {
      const [first, last] = [guides[0], guides[guides.length - 1]].map((guide) => spline(put(guide), false, 6))
      const middle = put(guides.map((guide) => guide[guide.length - 1]))
      return joined(first, middle, reversed(last), put(guides.map((guide) => guide[0])).toReversed())
    }),
    ...(one.coil ? [put(one.coil.outer)] : []),
    ...(one.fades?.outlines ?? []).map(put),
    ...(one.ropes ?? []).flatMap(({ paths, width }) => paths.map((path) => thick(put(path), (width * size) / 2))),
    ...(one.braids ?? []).map(({ from, to, width }) => thick(put([from, to]), width * size)),
    ...(one.buns ?? []).map(({ x, y, width, height }) => ellipse(figure.head(side * x * size, y), width, height)),
    ...(one.wrap?.parts ?? []).map(({ outline }) => put(outline)),
    ...(one.over ? layer(one.over, side) : []),
  ]
  return [...(art.behind ? layer(art.behind, knotSide) : []), ...layer(art.front, 1)]
}

/** A path as a closed band. */
function thick(path: Path, half: number): Path {
  const side = (by: number) =>
    path.map((p, i) => {
      const heading = unit(subtract(path[Math.min(path.length - 1, i + 1)], path[Math.max(0, i - 1)]))
      return add(p, scale(normal(heading), by))
    })
  return joined(side(half), reversed(side(-half)))
}
