import type { Room } from '@toile/craft/applied/firstWidth.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import { clothAt } from '../cloth/onChart.ts'
import type { LookMap } from './lookMap.ts'
import { placeOf, pieceUnder } from './onLookMap.ts'

/** How much cloth of its piece is seen across and down from a spot, in millimetres; nothing where the spot is not seen. */
export function roomUnder(map: LookMap, garment: number, spot: Spot): Room | null {
  const place = placeOf(map, garment, spot)
  const piece = place && pieceUnder(map, place.x, place.y)
  if (!place || !piece) return null
  const reach = (dx: number, dy: number) => {
    let steps = 0
    while (pieceUnder(map, place.x + dx * (steps + 1) * map.step, place.y + dy * (steps + 1) * map.step) === piece)
      steps++
    const heads = (by: number, from: number, origin: number) =>
      (from + by * (steps + 0.5) * map.step - origin) / map.scale
    return clothAt(piece.chart, [heads(dx, place.x, map.origin[0]), heads(dy, place.y, map.origin[1])])
  }
  const [left, right, up, down] = [reach(-1, 0), reach(1, 0), reach(0, -1), reach(0, 1)]
  return { across: Math.abs(right[0] - left[0]), down: Math.abs(down[1] - up[1]) }
}
