import { nearest } from './nearest.ts'

const step = 4
/** Filters in the order in which the first of equals is taken: what repeats is found best as the difference to the row above. */
const preferred = [2, 1, 0, 4, 3] as const

/** Rows of pixels as differences, each behind the number of its filter: of the five filters of PNG, the one whose differences sum up to least. */
export function filterRows(pixels: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const length = width * step
  const filtered = new Uint8Array((length + 1) * height)
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const tries = Array.from({ length: 5 }, () => new Uint8Array(length))
  const sums = new Int32Array(5)
  const blank = new Uint8ClampedArray(length)
  for (let y = 0; y < height; y++) {
    const at = y * (length + 1)
    if (y > 0 && repeats(words, width, y)) {
      filtered[at] = 2
      continue
    }
    const row = pixels.subarray(y * length, (y + 1) * length)
    tryFilters(row, y === 0 ? blank : pixels.subarray((y - 1) * length, y * length), tries, sums)
    const filter = preferred.reduce((best, next) => (sums[next]! < sums[best]! ? next : best))
    filtered[at] = filter
    filtered.set(tries[filter]!, at + 1)
  }
  return filtered
}

/** Whether a row is the one above it. */
function repeats(words: Uint32Array, width: number, y: number): boolean {
  for (let i = y * width; i < (y + 1) * width; i++) if (words[i] !== words[i - width]) return false
  return true
}

function tryFilters(row: Uint8ClampedArray, above: Uint8ClampedArray, tries: readonly Uint8Array[], sums: Int32Array) {
  const [plain, sideways, upwards, middle, guessed] = tries
  if (!plain || !sideways || !upwards || !middle || !guessed) return
  let [a, b, c, d, e] = [0, 0, 0, 0, 0]
  for (let x = 0; x < row.length; x++) {
    const value = row[x]!
    const up = above[x]!
    const left = x < step ? 0 : row[x - step]!
    const corner = x < step ? 0 : above[x - step]!
    plain[x] = value
    sideways[x] = value - left
    upwards[x] = value - up
    middle[x] = value - ((left + up) >> 1)
    guessed[x] = value - nearest(left, up, corner)
    a += size(plain[x]!)
    b += size(sideways[x]!)
    c += size(upwards[x]!)
    d += size(middle[x]!)
    e += size(guessed[x]!)
  }
  sums.set([a, b, c, d, e])
}

/** How large a difference is that was written as a byte. */
const size = (byte: number) => (byte < 128 ? byte : 256 - byte)
