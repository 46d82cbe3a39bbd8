import type { Spot } from '@toile/craft/applied/spot.ts'
import type { Point } from '@toile/geometry'
import { figureAt, figureBeyond } from '../cloth/onChart.ts'
import { cellAt } from './cellAt.ts'
import type { LookMap, MappedPiece } from './lookMap.ts'
import { onCloth, spotFrame } from './spotFrame.ts'

/** What of a look lies under a pixel of its picture. */
export interface UnderPixel {
  /** Place of the garment among those of the design. */
  garment: number
  spot: Spot
}

/** A spot as it is seen in a picture. */
export interface SeenSpot {
  /** Pixels. */
  x: number
  y: number
  /** Pixels per millimetre of cloth: how far right and down one millimetre across (`across`) and one down the cloth (`down`) goes. */
  across: Point
  down: Point
}

/** The foremost piece of cloth under a pixel. */
export function pieceUnder(map: LookMap, x: number, y: number): MappedPiece | null {
  const at = cellAt(map, x, y)
  return at === null ? null : (map.pieces[(map.seen[at] ?? 0) - 1] ?? null)
}

const headsAt = ({ origin, scale }: LookMap, x: number, y: number): Point => [
  (x - origin[0]) / scale,
  (y - origin[1]) / scale,
]

/** The garment and the spot under a pixel; nothing beside all cloth. */
export function spotUnder(map: LookMap, x: number, y: number, from?: Spot['from']): UnderPixel | null {
  const piece = pieceUnder(map, x, y)
  return piece && { garment: piece.garment, spot: spotFrame(piece).spotAt(headsAt(map, x, y), from) }
}

/** The spot of one piece under a pixel, wherever else it may be hidden: for outlines and handles that reach beyond what is seen. */
export const spotOn = (map: LookMap, piece: MappedPiece, x: number, y: number, from?: Spot['from']): Spot =>
  spotFrame(piece).spotAt(headsAt(map, x, y), from)

/** The piece of a garment that a spot lies on. */
function pieceOfSpot(map: LookMap, garment: number, spot: Spot): MappedPiece | null {
  const found = map.pieces.filter((one) => one.garment === garment && one.part === spot.part && one.side === spot.side)
  return found.find(({ name }) => name === spot.piece) ?? found[0] ?? null
}

/** Where a spot of a garment is seen in the picture; nothing where something lies over it, or it is on the other side. */
export function placeOf(map: LookMap, garment: number, spot: Spot): SeenSpot | null {
  const piece = pieceOfSpot(map, garment, spot)
  const place = piece && whereOf(map, piece, spot)
  return place && isSeen(map, piece, place.x, place.y) ? place : null
}

/** Where a spot of a piece lies in the picture, seen or hidden; nothing beyond its cloth. */
export function whereOf(map: LookMap, piece: MappedPiece, spot: Spot): SeenSpot | null {
  const [u, v] = onCloth(spot, piece.chart)
  const at = pixelAt(map, piece, [u, v])
  if (!at) return null
  const beside = pixelAt(map, piece, [u + 1, v])
  const below = pixelAt(map, piece, [u, v + 1])
  const plain = map.scale / map.millimetresPerHead
  return {
    x: at[0],
    y: at[1],
    across: beside ? [beside[0] - at[0], beside[1] - at[1]] : [plain, 0],
    down: below ? [below[0] - at[0], below[1] - at[1]] : [0, plain],
  }
}

/** Outlines round a spot as they would be seen, in pixels, beyond the edge of the cloth as well; nothing on the side that is not seen. */
export function outlinesSeen(
  map: LookMap,
  garment: number,
  { at, outlines }: { at: Spot; outlines: readonly (readonly Point[])[] },
): Point[][] {
  const piece = pieceOfSpot(map, garment, at)
  if (!piece) return []
  const [u, v] = onCloth(at, piece.chart)
  return outlines.map((path) =>
    path.map(([x, y]): Point => {
      const [right, down] = figureBeyond(piece.chart, [u + x, v + y])
      return [map.origin[0] + right * map.scale, map.origin[1] + down * map.scale]
    }),
  )
}

function pixelAt({ origin, scale }: LookMap, { chart }: MappedPiece, cloth: Point): Point | null {
  const heads = figureAt(chart, cloth)
  return heads && [origin[0] + heads[0] * scale, origin[1] + heads[1] * scale]
}

/** Whether a piece is seen at a pixel or in a cell beside it. */
function isSeen(map: LookMap, piece: MappedPiece, x: number, y: number): boolean {
  const ways = [0, -map.step, map.step]
  return ways.some((dx) => ways.some((dy) => pieceUnder(map, x + dx, y + dy) === piece))
}
