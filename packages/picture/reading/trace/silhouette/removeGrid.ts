import type { Plane } from '../../../kernels/plane.ts'
import { median } from '../../../kernels/statistics.ts'
import { readLines } from './response.ts'

interface Ruling {
  score: number
  lean: number
  offsets: number[]
}

/** Paints over lines that run straight across the sheet (graph paper, ruled paper), changing the lightness in place. */
export function removeGrid(lightness: Plane, radius: number): void {
  const { response } = readLines(lightness, radius)
  const cut = Math.max(0.008, 2 * median(response.values.filter((_, i) => i % 5 === 0)))
  for (const upright of [false, true]) {
    const ruling = findRuling(response, cut, upright)
    for (const offset of ruling.offsets) liftLine(lightness, response, upright, offset, ruling.lean)
  }
}

/** Sheared projections: the lean at which most ruled lines stand out, at least three of them. */
function findRuling(response: Plane, cut: number, upright: boolean): Ruling {
  const { width, height } = response
  const count = upright ? width : height
  const length = upright ? height : width
  const faint = Uint8Array.from(response.values, (value) => (value > cut && value < 0.3 ? 1 : 0))
  let best: Ruling = { score: 0, lean: 0, offsets: [] }
  for (let lean = -0.11; lean <= 0.111; lean += 2.5 / length) {
    const hits = new Float32Array(count)
    const seen = new Float32Array(count)
    for (let along = 0; along < length; along += 4) {
      const shift = Math.round((along - length / 2) * lean)
      const from = Math.max(0, -shift)
      const to = Math.min(count, count - shift)
      for (let k = from; k < to; k++) {
        seen[k]++
        hits[k] += faint[upright ? along * width + k + shift : (k + shift) * width + along]
      }
    }
    const found = peaks(hits, seen, length / 8)
    if (found.score > best.score && found.offsets.length >= 3 && found.offsets.length < count / 8) {
      best = { ...found, lean }
    }
  }
  return best
}

function peaks(hits: Float32Array, seen: Float32Array, least: number): { score: number; offsets: number[] } {
  const offsets: number[] = []
  let score = 0
  for (let k = 2; k < hits.length - 2; k++) {
    const share = seen[k] > least ? hits[k] / seen[k] : 0
    if (share <= 0.62 || hits[k] < hits[k - 1] || hits[k] < hits[k + 1]) continue
    offsets.push(k)
    score += share
  }
  return { score, offsets }
}

/** Lifts one ruled line to the mean of the paper beside it, except where a darker drawn line crosses. */
function liftLine(lightness: Plane, response: Plane, upright: boolean, offset: number, lean: number) {
  const { width, height } = lightness
  const count = upright ? width : height
  const length = upright ? height : width
  const { values } = lightness
  for (let along = 0; along < length; along++) {
    const place = Math.round(offset + (along - length / 2) * lean)
    if (place < 4 || place >= count - 4) continue
    const step = upright ? 1 : width
    const at = upright ? along * width + place : place * width + along
    const before = values[at - 4 * step]
    const after = values[at + 4 * step]
    if (Math.abs(before - after) >= 0.06) continue
    for (let d = -2; d <= 2; d++) {
      const i = at + d * step
      if (response.values[i] < 0.16) values[i] = Math.max(values[i], (before + after) / 2)
    }
  }
}
