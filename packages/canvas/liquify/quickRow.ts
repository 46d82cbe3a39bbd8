import type { DrawRow } from './drawRow.ts'

const pair = 0x00ff00ff
const halves = 0x00800080

/** Draws pixels of row `y` from column `left` up to and without `right` while the hand moves: between four pixels of the source in straight lines, two channels to a word. */
export const quickRow: DrawRow = ({ words, width, height, stride }, moved, y, left, right, out, at) => {
  const lastX = (width - 1) * 256
  const lastY = (height - 1) * 256
  const { x: movedX, y: movedY } = moved
  for (let x = left; x < right; x++) {
    const placeX = ((x + movedX[x]!) * 256 + 0.5) | 0
    const placeY = ((y + movedY[x]!) * 256 + 0.5) | 0
    const fromX = placeX < 0 ? 0 : placeX > lastX ? lastX : placeX
    const fromY = placeY < 0 ? 0 : placeY > lastY ? lastY : placeY
    const u = fromX & 255
    const v = fromY & 255
    const place = (fromY >> 8) * stride + (fromX >> 8)
    const a = words[place]!
    const b = words[place + 1]!
    const c = words[place + stride]!
    const d = words[place + stride + 1]!
    if (a === b && a === c && a === d) {
      out[at + x - left] = a
      continue
    }
    const right = (u * (256 - v)) >> 8
    const below = ((256 - u) * v) >> 8
    const across = (u * v) >> 8
    const own = 256 - right - below - across
    if ((a & b & c & d) >>> 24 !== 255) {
      out[at + x - left] = byAlpha(a, b, c, d, own, right, below, across)
      continue
    }
    const even =
      (Math.imul(a & pair, own) +
        Math.imul(b & pair, right) +
        Math.imul(c & pair, below) +
        Math.imul(d & pair, across) +
        halves) |
      0
    const odd =
      (Math.imul((a >>> 8) & pair, own) +
        Math.imul((b >>> 8) & pair, right) +
        Math.imul((c >>> 8) & pair, below) +
        Math.imul((d >>> 8) & pair, across) +
        halves) |
      0
    out[at + x - left] = ((even >>> 8) & pair) | (odd & ~pair)
  }
}

/** Mixes four pixels of which some are transparent: colours count as much as they are seen. */
function byAlpha(
  a: number,
  b: number,
  c: number,
  d: number,
  own: number,
  right: number,
  below: number,
  across: number,
): number {
  const wa = (a >>> 24) * own
  const wb = (b >>> 24) * right
  const wc = (c >>> 24) * below
  const wd = (d >>> 24) * across
  const sum = wa + wb + wc + wd
  if (sum === 0) return 0
  const red = ((a & 255) * wa + (b & 255) * wb + (c & 255) * wc + (d & 255) * wd) / sum + 0.5
  const green =
    (((a >>> 8) & 255) * wa + ((b >>> 8) & 255) * wb + ((c >>> 8) & 255) * wc + ((d >>> 8) & 255) * wd) / sum + 0.5
  const blue =
    (((a >>> 16) & 255) * wa + ((b >>> 16) & 255) * wb + ((c >>> 16) & 255) * wc + ((d >>> 16) & 255) * wd) / sum + 0.5
  return red | 0 | ((green | 0) << 8) | ((blue | 0) << 16) | (((sum + 128) >> 8) << 24)
}
