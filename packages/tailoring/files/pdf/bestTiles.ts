import { type Bounds, sure } from '@toile/geometry'
import { type Paper, tilesOf } from '../tilesOf.ts'
import { type Lay, layNests, narrowest, type Nest, nestWays } from './layNests.ts'

/** A lay and the pages it is printed on. */
export interface Tiling extends ReturnType<typeof tilesOf> {
  lay: Lay
  paper: Paper
  /** The pages on which there is something. */
  printed: ReadonlySet<string>
}

/** In how many numbers of pages beside each other it is tried. */
const tries = 8

/** The lay of nests and the way round of the paper that take the fewest pages; a long strip, which nobody can lay on a table, counts for more than it has. */
export function bestTiles(nests: readonly Nest[], sheet: Paper): Tiling {
  const ways = nestWays(nests)
  const turned: Paper = { ...sheet, width: sheet.height, height: sheet.width }
  const tilings = [sheet, turned].flatMap((paper) => {
    const step = paper.width - 2 * paper.margin - paper.overlap
    const least = Math.max(1, Math.ceil((narrowest(ways) - paper.overlap) / step))
    return Array.from({ length: tries }, (_, i) => (least + i) * step + paper.overlap)
      .flatMap((width) => layNests(ways, width))
      .map((lay) => tilingOf(lay, paper))
  })
  return sure(tilings.toSorted((a, b) => costOf(a) - costOf(b))[0])
}

/** The length of a lay, as a share of its width, from which it is a strip. */
const strip = 2.5

function costOf({ printed, lay: { box } }: Tiling): number {
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  return printed.size * (1 + 0.05 * Math.max(0, wide / high - strip, high / wide - strip))
}

/** The pages of a lay, and on which of them there is something. */
export function tilingOf(lay: Lay, paper: Paper): Tiling {
  const tiled = tilesOf(lay.box, paper)
  const printed = new Set<string>()
  for (const { name, box } of tiled.tiles) if (lay.covered.some((part) => meet(part, box))) printed.add(name)
  return { ...tiled, lay, paper, printed }
}

const meet = (a: Bounds, b: Bounds) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
