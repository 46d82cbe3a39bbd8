import { type Path, type Point, resample } from '@toile/geometry'
import { cellAt } from './cellAt.ts'
import type { LookMap, MappedPiece } from './lookMap.ts'
import { spotOn, whereOf } from './onLookMap.ts'

/** Places of an outline that leaves all cloth, enough for it to follow a sleeve. */
const places = 160
/** Cells by which it runs on beyond the cloth, so that the edge lies within. */
const beyond = 1.5

/** Pixels by which a place may come back from the cloth elsewhere. */
const slack = 4

/** An outline in pixels that goes along a piece of cloth, of which it encloses these cells, where it was drawn beside it: beyond a bent sleeve a place lies on several places of its cloth, or on none. Under an arm or other cloth it goes on as it was drawn. */
export function nearCloth(map: LookMap, piece: MappedPiece, cells: readonly Point[], path: Path): Path {
  const isBeside = ([x, y]: Point) => {
    const at = cellAt(map, x, y)
    if (at === null || !(map.seen[at] || map.person[at])) return true
    const back = whereOf(map, piece, spotOn(map, piece, x, y))
    return !back || Math.hypot(back.x - x, back.y - y) > slack
  }
  const closed = [...path, ...path.slice(0, 1)]
  if (!cells.length) return path
  const dense = resample(closed, places).slice(0, -1)
  const near = dense.map((place) => (isBeside(place) ? beside(place, cells, beyond * map.step) : place))
  return near.some((place, i) => place !== dense[i]) ? near : path
}

/** The place within reach of the cell that is nearest, on the way to it. */
function beside([x, y]: Point, cells: readonly Point[], reach: number): Point {
  let [nearest, least] = [cells[0] ?? ([x, y] as const), Number.POSITIVE_INFINITY]
  for (const cell of cells) {
    const away = (cell[0] - x) ** 2 + (cell[1] - y) ** 2
    if (away >= least) continue
    least = away
    nearest = cell
  }
  const share = Math.min(1, reach / (Math.sqrt(least) || 1))
  return [nearest[0] + (x - nearest[0]) * share, nearest[1] + (y - nearest[1]) * share]
}
