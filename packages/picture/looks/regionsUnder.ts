import type { Region } from '@toile/craft/applied/region.ts'
import { area, encloses, type Path, type Point, resample } from '@toile/geometry'
import { cellMiddle } from './cellMiddle.ts'
import type { LookMap, MappedPiece } from './lookMap.ts'
import { nearCloth } from './nearCloth.ts'
import { spotOn } from './onLookMap.ts'
import { onCloth, roundedSpot, tenth } from './spotFrame.ts'

/** Where a region lies and what it encloses, as regions keep it. */
export type RegionPlace = Pick<Region, 'at' | 'outlines'>

const mostPoints = 400
const mostOutlines = 24
/** Cells below which a piece is only grazed. */
const leastCells = 2

/** What closed outlines in pixels of a look's picture enclose of a garment's cloth by even and odd, a place for each piece that is seen there; nothing where they enclose none of it. */
export function regionsUnder(map: LookMap, garment: number, outlines: readonly Path[]): RegionPlace[] {
  const closed = outlines.filter((path) => path.length > 2 && Math.abs(area(path)) > 1)
  return map.pieces.flatMap((piece, i): RegionPlace[] => {
    if (piece.garment !== garment) return []
    const cells = cellsOf(map, i + 1).filter((cell) => encloses(closed, cell))
    const near = closed.map((path) => nearCloth(map, piece, cells, path))
    return cells.length < leastCells ? [] : [placeOn(map, piece, cells, near)]
  })
}

function placeOn(map: LookMap, piece: MappedPiece, cells: readonly Point[], closed: readonly Path[]): RegionPlace {
  const sum = cells.reduce(([x, y], cell): Point => [x + cell[0], y + cell[1]], [0, 0] as Point)
  const at = spotOn(map, piece, sum[0] / cells.length, sum[1] / cells.length)
  const [u, v] = onCloth(at, piece.chart)
  const onPiece = ([x, y]: Point): [number, number] => {
    const spot = spotOn(map, piece, x, y, 'top')
    return [kept(spot.u - u), kept(spot.v - v)]
  }
  return {
    at: roundedSpot(at),
    outlines: closed
      .toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))
      .slice(0, mostOutlines)
      .map((path) =>
        (path.length > mostPoints ? resample([...path, path[0]], mostPoints).slice(0, -1) : path).map(onPiece),
      ),
  }
}

const kept = (value: number) => tenth(Math.max(-3000, Math.min(3000, value)))

/** The middles of the cells in which a piece is seen. */
function cellsOf(map: LookMap, number: number): Point[] {
  const cells: Point[] = []
  for (let i = 0; i < map.seen.length; i++) if (map.seen[i] === number) cells.push(cellMiddle(map, i))
  return cells
}
