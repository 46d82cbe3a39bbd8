import type { FillLevel } from './levels.ts'

const terms = (u: number, v: number) => [1, u, v, u * u, u * v, v * v]
/** Differences above this, of 255, are things and no trend. */
const usual = 10
const rounds = 4

/** How the light falls off across a picture: for each channel a curved plane through most of what is known, whatever stands before it. */
export function slowTrend({
  width,
  height,
  values,
  hole,
}: FillLevel): (x: number, y: number, channel: number) => number {
  const place = (x: number, y: number) => terms((2 * x) / width - 1, (2 * y) / height - 1)
  const stride = Math.max(1, Math.floor(Math.sqrt((width * height) / 20_000)))
  const planes = [0, 1, 2].map((c) => {
    let plane = [0, 0, 0, 0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const rows = plane.map(() => [0, 0, 0, 0, 0, 0, 0])
      for (let y = 0; y < height; y += stride) {
        for (let x = 0; x < width; x += stride) {
          const i = y * width + x
          if (hole[i] || values[i * 4 + 3]! < 250) continue
          const at = place(x, y)
          const value = values[i * 4 + c]!
          const off = round ? value - dot(plane, at) : 0
          const weight = 1 / (1 + (off / usual) ** 2)
          at.forEach((a, m) => {
            at.forEach((b, n) => (rows[m]![n]! += weight * a * b))
            rows[m]![6]! += weight * a * value
          })
        }
      }
      plane = solved(rows)
    }
    return plane
  })
  return (x, y, channel) => (channel < 3 ? dot(planes[channel]!, place(x, y)) : 0)
}

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, k) => sum + value * b[k]!, 0)

/** Equations solved by elimination, held a little towards nothing. */
function solved(rows: number[][]): number[] {
  const count = rows.length
  rows.forEach((row, k) => (row[k]! += 1e-6))
  for (let k = 0; k < count; k++) {
    const best = rows
      .slice(k)
      .reduce((most, row, m) => (Math.abs(row[k]!) > Math.abs(rows[most]![k]!) ? m + k : most), k)
    const [first, other] = [rows[k]!, rows[best]!]
    rows[k] = other
    rows[best] = first
    for (let m = k + 1; m < count; m++) {
      const share = rows[m]![k]! / rows[k]![k]!
      for (let n = k; n <= count; n++) rows[m]![n]! -= share * rows[k]![n]!
    }
  }
  const out = rows.map(() => 0)
  for (let k = count - 1; k >= 0; k--) {
    let sum = rows[k]![count]!
    for (let n = k + 1; n < count; n++) sum -= rows[k]![n]! * out[n]!
    out[k] = sum / rows[k]![k]!
  }
  return out
}
