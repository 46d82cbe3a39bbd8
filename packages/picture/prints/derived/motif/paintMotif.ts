import { type InkField, within } from '../inkField.ts'
import type { Art } from './artOf.ts'
import type { LaidMotif } from './laidMotif.ts'

/** Paints a motif into a tile that comes in again at all sides. */
export function paintMotif(field: InkField, art: Art, { x, y, size, angle }: LaidMotif): void {
  const side = field.width
  const scale = Math.max(art.width, art.height) / (size * side)
  const [along, up] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.hypot(art.width, art.height) / scale / 2
  const [cx, cy] = [x * side, y * side]
  for (let row = Math.floor(cy - reach); row <= cy + reach; row++) {
    const start = within(row, field.height, 'wrap') * side
    for (let column = Math.floor(cx - reach); column <= cx + reach; column++) {
      const dx = (column + 0.5 - cx) * scale
      const dy = (row + 0.5 - cy) * scale
      const px = dx * along + dy * up + art.width / 2
      const py = dy * along - dx * up + art.height / 2
      if (px < 0 || py < 0 || px >= art.width || py >= art.height) continue
      const ink = art.inkAt(px, py)
      if (ink !== art.clear) field.index[start + within(column, side, 'wrap')] = ink
    }
  }
}
