import type { Laying } from './laying.ts'
import type { Reach } from './copyReach.ts'

/** How dark the cloth of something laid becomes where it is caught in the edge of its piece, and a little before. */
const caught = 0.42
const before = 0.16

/** What runs into the edge of its piece is caught in that seam or turns away there: it darkens towards it, where it is laid. */
export function endsAtSeam({ rgba, mask, own, stage, region }: Laying, { left, top, right, bottom }: Reach): void {
  if (stage.style === 'flat') return
  const { width, alpha } = mask
  const near = Math.max(1, Math.round(1.5 * stage.pen))
  const isOut = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= region.height || (alpha[y * width + x] ?? 0) < 128
  const endsWithin = (x: number, y: number, by: number) =>
    isOut(x - by, y) || isOut(x + by, y) || isOut(x, y - by) || isOut(x, y + by)
  for (let y = top; y < bottom; y++) {
    const end = Math.min(right, (mask.last[y] ?? -1) + 1)
    for (let x = Math.max(left, mask.first[y] ?? 0), i = y * width + x; x < end; x++, i++) {
      const share = own[i] ?? 0
      if (!share || !endsWithin(x, y, 2 * near)) continue
      const k = 1 - share * (endsWithin(x, y, near) ? caught : before)
      const j = i * 4
      rgba[j] = (rgba[j] ?? 0) * k
      rgba[j + 1] = (rgba[j + 1] ?? 0) * k
      rgba[j + 2] = (rgba[j + 2] ?? 0) * k
    }
  }
}
