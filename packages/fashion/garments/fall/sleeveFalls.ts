import type { Fold } from '../piece.ts'
import type { Fallen } from './fall.ts'
import { countIn } from './place.ts'

/** A long sleeve winds in spirals round a hanging arm, from seam to seam. */
export function sleeveFalls({ handle, chance, place, lay }: Fallen): Fold[] {
  const [top, bottom] = [place(0, 0), place(0, 1)]
  if (Math.hypot(bottom[0] - top[0], bottom[1] - top[1]) < 1.2) return []
  const count = countIn(handle, 3)
  return Array.from({ length: count }, (_, k) => {
    const v = 0.16 + (0.6 * (k + chance.between(0.1, 0.6))) / count
    const from = k % 2 ? 1 : -1
    const reach = 0.12 * handle.length
    const spiral = [place(from * 0.96, v), place(from * 0.2, v + reach * 0.7), place(-from * 0.7, v + reach)]
    return lay(spiral, 0.02, 0.55, [0.06, 0.6], 0.04)
  })
}
