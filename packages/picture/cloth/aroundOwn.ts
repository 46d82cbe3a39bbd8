import type { Laying } from './laying.ts'
import type { Reach } from './copyReach.ts'

/** Tells of the pixels in and around a reach whether something that was laid covers one within so many pixels across and down. */
export function aroundOwn(
  { own, mask }: Pick<Laying, 'own' | 'mask'>,
  box: Reach,
  far: number,
): (x: number, y: number) => boolean {
  const width = box.right - box.left
  const rows = new Uint8Array(width * (box.bottom - box.top))
  for (let y = box.top; y < box.bottom; y++) {
    const [from, to] = [y * mask.width + box.left, (y - box.top) * width]
    let reaches = 0
    for (let x = 0; x < width + far; x++) {
      if (x < width && (own[from + x] ?? 0) > 0) reaches = 2 * far + 1
      if (reaches > 0 && x >= far) rows[to + x - far] = 1
      reaches--
    }
  }
  return (x, y) => {
    const end = Math.min(box.bottom - 1, y + far)
    for (let row = Math.max(box.top, y - far); row <= end; row++)
      if (rows[(row - box.top) * width + x - box.left]) return true
    return false
  }
}
