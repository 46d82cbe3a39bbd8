import type { Selection } from '../tiles/selection.ts'
import { boundedSelection } from './boundedSelection.ts'

/** A place of the hand with the radius of the brush there, in pixels of the sheet. */
export interface BrushPlace {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** What a round brush covers that goes through places; `hardness` from 0, soft from its middle on, to 1. Painted into a selection by `combined`. */
export function selectBrush(width: number, height: number, places: readonly BrushPlace[], hardness: number): Selection {
  const alpha = new Uint8Array(width * height)
  const box = { x0: width, y0: height, x1: 0, y1: 0 }
  places.forEach((to, i) => {
    const from = places[i - 1] ?? to
    const reach = Math.max(from.radius, to.radius) + 1
    const x0 = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach))
    const y0 = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach))
    const x1 = Math.min(width, Math.ceil(Math.max(from.x, to.x) + reach))
    const y1 = Math.min(height, Math.ceil(Math.max(from.y, to.y) + reach))
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const inside = Math.round(255 * coverAt(from, to, x + 0.5, y + 0.5, hardness))
        if (inside > alpha[y * width + x]!) alpha[y * width + x] = inside
      }
    box.x0 = Math.min(box.x0, x0)
    box.y0 = Math.min(box.y0, y0)
    box.x1 = Math.max(box.x1, x1)
    box.y1 = Math.max(box.y1, y1)
  })
  return boundedSelection(width, height, alpha, box)
}

function coverAt(from: BrushPlace, to: BrushPlace, x: number, y: number, hardness: number): number {
  const [wayX, wayY] = [to.x - from.x, to.y - from.y]
  const square = wayX * wayX + wayY * wayY
  const along = square > 0 ? Math.max(0, Math.min(1, ((x - from.x) * wayX + (y - from.y) * wayY) / square)) : 0
  const [offX, offY] = [x - from.x - wayX * along, y - from.y - wayY * along]
  const radius = from.radius + (to.radius - from.radius) * along
  const soft = Math.max(1, radius * (1 - hardness))
  return Math.max(0, Math.min(1, (radius + 0.5 - Math.sqrt(offX * offX + offY * offY)) / soft))
}
