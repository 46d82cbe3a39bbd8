import type { Placement } from '@toile/craft/prints/placement.ts'
import { plainTiles } from '@toile/craft/prints/repeat.ts'
import type { ClothPoint, ClothPoints } from '@toile/picture/looks/clothPoints.ts'

/** A place on cloth in millimetres, as a placement counts them. */
export type Spot = readonly [u: number, v: number]

const rotated = ([u, v]: Spot, degrees: number): Spot => {
  const angle = (degrees * Math.PI) / 180
  return [u * Math.cos(angle) - v * Math.sin(angle), u * Math.sin(angle) + v * Math.cos(angle)]
}
const kept = (value: number) => Math.round(Math.max(-3000, Math.min(3000, value)) * 10) / 10

/** The middle of a print: of the motif, or of the tile that its x and y begin. */
export function middleOf({ mode, x, y, width, angle }: Placement, aspect: number): Spot {
  if (mode === 'single') return [x, y]
  const [u, v] = rotated([width / 2, (width * aspect) / 2], angle)
  return [x + u, y + v]
}

/** The same print with its middle elsewhere. */
export function withMiddle(placement: Placement, aspect: number, [u, v]: Spot): Placement {
  const [nowU, nowV] = middleOf(placement, aspect)
  return { ...placement, x: kept(placement.x + u - nowU), y: kept(placement.y + v - nowV) }
}

/** An overall print that looks the same but begins at the tile nearest to a spot, so that its handles are within reach; a repeat that slips or turns comes again only after several tiles. */
export function nearTo(placement: Placement, aspect: number, spot: Spot): Placement {
  if (placement.mode === 'single') return placement
  const plain = plainTiles(placement.repeat)
  const [u, v] = middleOf(placement, aspect)
  const [across, down] = rotated([spot[0] - u, spot[1] - v], -placement.angle)
  const wide = placement.width * plain.across
  const high = placement.width * aspect * plain.down
  const [du, dv] = rotated([Math.round(across / wide) * wide, Math.round(down / high) * high], placement.angle)
  return { ...placement, x: kept(placement.x + du), y: kept(placement.y + dv) }
}

/** Makes a print larger or smaller about its middle. */
export function resized(placement: Placement, aspect: number, width: number): Placement {
  const next = { ...placement, width: Math.round(Math.max(2, Math.min(2000, width)) * 10) / 10 }
  return withMiddle(next, aspect, middleOf(placement, aspect))
}

/** Turns a print about its middle. */
export function turnedTo(placement: Placement, aspect: number, angle: number): Placement {
  return withMiddle({ ...placement, angle }, aspect, middleOf(placement, aspect))
}

/** The corners of a print from its middle, in millimetres, clockwise from the top left. */
export const cornersOf = ({ width, angle }: Placement, aspect: number): readonly [Spot, Spot, Spot, Spot] => [
  rotated([-width / 2, (-width * aspect) / 2], angle),
  rotated([width / 2, (-width * aspect) / 2], angle),
  rotated([width / 2, (width * aspect) / 2], angle),
  rotated([-width / 2, (width * aspect) / 2], angle),
]

/** The middle of a garment's cloth. */
export function clothMiddle(points: readonly ClothPoint[]): Spot {
  const mean = (pick: (point: ClothPoint) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / Math.max(1, points.length)
  return [mean(({ u }) => u), mean(({ v }) => v)]
}

/** Where a spot of the cloth is seen in the picture, in pixels; nothing without cloth. */
export function seenAt({ points, pixelsPerMillimetre }: ClothPoints, [u, v]: Spot): readonly [number, number] | null {
  if (points.length === 0) return null
  const away = (point: ClothPoint) => (point.u - u) ** 2 + (point.v - v) ** 2
  const nearest = points.reduce((best, point) => (away(point) < away(best) ? point : best))
  return [nearest.x + (u - nearest.u) * pixelsPerMillimetre, nearest.y + (v - nearest.v) * pixelsPerMillimetre]
}
