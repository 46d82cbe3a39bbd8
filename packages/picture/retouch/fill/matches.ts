import type { FillLevel } from './levels.ts'

/** Pixels from the middle of a patch to its side. */
export const reach = 3

/** For each pixel near what is missing the whole patch elsewhere that is most like its own (PatchMatch, Barnes and others 2009). */
export interface Matches {
  /** Pixels whose patch holds something missing, in order. */
  targets: Int32Array
  /** By pixel: the middle of the patch that was found, and how unlike it is. */
  found: Int32Array
  off: Float32Array
  /** Middles of whole patches. */
  sources: Int32Array
  isSource: Uint8Array
}

/** Opens matches on a level; a pixel's patch is first sought where the coarser level found it. */
export function openMatches(level: FillLevel, next: () => number, coarser: [FillLevel, Matches] | null): Matches {
  const { width, height, hole } = level
  const touched = touchedBy(level)
  const isSource = new Uint8Array(hole.length)
  const sources: number[] = []
  const targets: number[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (touched[i]) targets.push(i)
      else if (x >= reach && y >= reach && x < width - reach && y < height - reach) {
        isSource[i] = 1
        sources.push(i)
      }
    }
  }
  const found = new Int32Array(hole.length)
  for (const i of targets) {
    const guess = coarser ? doubled(i, level, coarser) : -1
    found[i] = guess >= 0 && isSource[guess] ? guess : (sources[Math.floor(next() * sources.length)] ?? 0)
  }
  return {
    targets: Int32Array.from(targets),
    found,
    off: new Float32Array(hole.length),
    sources: Int32Array.from(sources),
    isSource,
  }
}

/** Pixels whose patch holds something missing. */
function touchedBy({ width, height, hole }: FillLevel): Uint8Array {
  const rows = new Uint8Array(hole.length)
  const out = new Uint8Array(hole.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!hole[y * width + x]) continue
      rows.fill(1, y * width + Math.max(0, x - reach), y * width + Math.min(width - 1, x + reach) + 1)
    }
  }
  for (let i = 0; i < rows.length; i++) {
    if (!rows[i]) continue
    const y = Math.floor(i / width)
    for (let k = Math.max(0, y - reach); k <= Math.min(height - 1, y + reach); k++) out[k * width + (i % width)] = 1
  }
  return out
}

function doubled(i: number, { width, height }: FillLevel, [coarse, matches]: [FillLevel, Matches]): number {
  const x = i % width
  const y = (i - x) / width
  const [cx, cy] = [Math.min(coarse.width - 1, x >> 1), Math.min(coarse.height - 1, y >> 1)]
  const at = matches.found[cy * coarse.width + cx]!
  if (!at) return -1
  const fx = (at % coarse.width) * 2 + (x & 1)
  const fy = Math.floor(at / coarse.width) * 2 + (y & 1)
  return fx < width && fy < height ? fy * width + fx : -1
}

/** How unlike the patch around a pixel is to a whole one; counting ends above `most`. */
function unlike({ width, height, values }: FillLevel, target: number, source: number, most: number): number {
  const tx = target % width
  const ty = (target - tx) / width
  let sum = 0
  for (let dy = -reach; dy <= reach; dy++) {
    const y = ty + dy
    if (y < 0 || y >= height) continue
    const first = Math.max(-reach, -tx)
    const last = Math.min(reach, width - 1 - tx)
    let a = (y * width + tx + first) * 4
    let b = (source + dy * width + first) * 4
    for (let dx = first; dx <= last; dx++, a += 4, b += 4) {
      const r = values[a]! - values[b]!
      const g = values[a + 1]! - values[b + 1]!
      const bl = values[a + 2]! - values[b + 2]!
      const al = values[a + 3]! - values[b + 3]!
      sum += r * r + g * g + bl * bl + al * al
    }
    if (sum > most) return sum
  }
  return sum
}

/** Betters all matches once: what neighbours found, moved alike, and what lies by chance ever nearer. */
export function improve(level: FillLevel, matches: Matches, next: () => number, isBack: boolean): void {
  const { width, height } = level
  const { targets, found, off, isSource } = matches
  const step = isBack ? 1 : -1
  const widest = Math.max(width, height)
  for (let n = 0; n < targets.length; n++) {
    const i = targets[isBack ? targets.length - 1 - n : n]!
    let best = found[i]!
    let least = unlike(level, i, best, Number.POSITIVE_INFINITY)
    const attempt = (place: number) => {
      if (place < 0 || place >= isSource.length || !isSource[place] || place === best) return
      const sum = unlike(level, i, place, least)
      if (sum < least) {
        least = sum
        best = place
      }
    }
    const x = i % width
    if (x + step >= 0 && x + step < width && found[i + step]) attempt(found[i + step]! - step)
    const beside = i + step * width
    if (beside >= 0 && beside < found.length && found[beside]) attempt(found[beside]! - step * width)
    for (let far = widest; far >= 1; far /= 2) {
      const bx = (best % width) + Math.round((next() * 2 - 1) * far)
      const by = Math.floor(best / width) + Math.round((next() * 2 - 1) * far)
      if (bx >= 0 && by >= 0 && bx < width && by < height) attempt(by * width + bx)
    }
    found[i] = best
    off[i] = least
  }
}
