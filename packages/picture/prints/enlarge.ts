import type { Pixels } from '../surface.ts'

const lobes = 3
const rounds = 3

type Planes = Float32Array[]

/**
 * A picture at another size that goes on at its edges as a straight tile does: Lanczos of three lobes, then what the small picture would
 * show too little of is put back (Irani and Peleg 1991), each pixel kept between the darkest and lightest of its neighbourhood so that edges get steeper without halos (S5.19).
 */
export function enlarge(picture: Pixels, width: number, height: number): Pixels {
  if (width === picture.width && height === picture.height) return picture
  const small = planesOf(picture)
  const from = [picture.width, picture.height] as const
  const to = [width, height] as const
  const large = small.map((plane) => resample(plane, from, to))
  if (width > picture.width || height > picture.height) {
    const bounds = small.map((plane) => boundsOf(plane, ...from))
    for (let round = 0; round < rounds; round++) {
      large.forEach((plane, k) => {
        const shown = resample(plane, to, from)
        const missing = resample(
          small[k].map((value, i) => value - shown[i]),
          from,
          to,
        )
        for (let i = 0; i < plane.length; i++) plane[i] += missing[i]
        keepWithin(plane, bounds[k], from, to)
      })
    }
  }
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) for (let k = 0; k < 4; k++) rgba[i * 4 + k] = large[k][i]
  return { width, height, rgba }
}

const planesOf = ({ width, height, rgba }: Pixels): Planes =>
  [0, 1, 2, 3].map((k) => Float32Array.from({ length: width * height }, (_, i) => rgba[i * 4 + k]))

type Size = readonly [width: number, height: number]

/** A plane at another size, first across and then down. */
function resample(plane: Float32Array, [width, height]: Size, [wide, high]: Size): Float32Array {
  const across = tapsOf(width, wide)
  const down = tapsOf(height, high)
  const half = new Float32Array(wide * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0
      for (const [at, share] of across[x]) sum += plane[y * width + at] * share
      half[y * wide + x] = sum
    }
  }
  const out = new Float32Array(wide * high)
  for (let y = 0; y < high; y++) {
    for (const [at, share] of down[y]) {
      for (let x = 0; x < wide; x++) out[y * wide + x] += half[at * wide + x] * share
    }
  }
  return out
}

/** For each new pixel the old ones it is read from and their shares. */
function tapsOf(from: number, to: number): [at: number, share: number][][] {
  const stretch = Math.max(1, from / to)
  return Array.from({ length: to }, (_, i) => {
    const centre = ((i + 0.5) * from) / to - 0.5
    const taps: [number, number][] = []
    for (let k = Math.ceil(centre - lobes * stretch); k <= centre + lobes * stretch; k++) {
      taps.push([((k % from) + from) % from, lanczos((k - centre) / stretch)])
    }
    const whole = taps.reduce((sum, [, share]) => sum + share, 0)
    return taps.map(([at, share]): [number, number] => [at, share / whole])
  })
}

function lanczos(t: number): number {
  if (t === 0) return 1
  if (Math.abs(t) >= lobes) return 0
  const angle = Math.PI * t
  return (lobes * Math.sin(angle) * Math.sin(angle / lobes)) / (angle * angle)
}

interface Bounds {
  least: Float32Array
  most: Float32Array
}

/** The darkest and lightest value about each pixel. */
function boundsOf(plane: Float32Array, width: number, height: number): Bounds {
  const least = new Float32Array(plane.length).fill(Infinity)
  const most = new Float32Array(plane.length).fill(-Infinity)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = y * width + x
      for (let j = -1; j <= 1; j++) {
        for (let i = -1; i <= 1; i++) {
          const value = plane[((y + j + height) % height) * width + ((x + i + width) % width)]
          if (value < least[to]) least[to] = value
          if (value > most[to]) most[to] = value
        }
      }
    }
  }
  return { least, most }
}

function keepWithin(plane: Float32Array, { least, most }: Bounds, [width, height]: Size, [wide, high]: Size): void {
  for (let y = 0; y < high; y++) {
    const row = Math.floor((y * height) / high) * width
    for (let x = 0; x < wide; x++) {
      const at = row + Math.floor((x * width) / wide)
      const to = y * wide + x
      plane[to] = Math.min(most[at], Math.max(least[at], plane[to]))
    }
  }
}
