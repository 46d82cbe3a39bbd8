import { latticeOf, type Repeat } from '@toile/craft/prints/repeat.ts'
import type { Pixels } from '../surface.ts'

/** A print's picture at falling sizes, so that a small print does not flicker; all sides are even, so that half drops shift by whole pixels. */
export interface Tile {
  /** Height of the picture against its width. */
  aspect: number
  sizes: readonly Pixels[]
}

/** Opens a picture as a tile. */
export function openTile(picture: Pixels): Tile {
  const sizes = [shrunk(picture, even(picture.width), even(picture.height))]
  for (let k = 2; picture.width / k >= 8 && picture.height / k >= 8; k *= 2) {
    sizes.push(shrunk(sizes[sizes.length - 1], even(picture.width / k), even(picture.height / k)))
  }
  return { aspect: picture.height / picture.width, sizes }
}

const tiles = new WeakMap<Pixels, Tile>()

/** The tile of a picture, opened before or now. */
export function tileOf(picture: Pixels): Tile {
  const tile = tiles.get(picture) ?? openTile(picture)
  tiles.set(picture, tile)
  return tile
}

/** The smallest size that still has `wanted` pixels across the tile. */
export const sizeFor = ({ sizes }: Tile, wanted: number): Pixels =>
  sizes.findLast((size) => size.width >= wanted) ?? sizes[0]

const even = (side: number) => Math.max(2, 2 * Math.round(side / 2))

/** The picture at another size, each pixel the mean of the area it covers, weighted with opacity. */
function shrunk(picture: Pixels, width: number, height: number): Pixels {
  if (width === picture.width && height === picture.height) return picture
  const sums = new Float32Array(width * height * 4)
  const across = sharesOf(picture.width, width)
  const down = sharesOf(picture.height, height)
  for (let y = 0; y < picture.height; y++) {
    for (const [row, shareY] of down[y]) {
      for (let x = 0; x < picture.width; x++) {
        const from = (y * picture.width + x) * 4
        for (const [column, shareX] of across[x]) {
          const weight = picture.rgba[from + 3] * shareX * shareY
          const to = (row * width + column) * 4
          sums[to] += picture.rgba[from] * weight
          sums[to + 1] += picture.rgba[from + 1] * weight
          sums[to + 2] += picture.rgba[from + 2] * weight
          sums[to + 3] += weight
        }
      }
    }
  }
  const area = (picture.width / width) * (picture.height / height)
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < sums.length; i += 4) {
    const whole = sums[i + 3] || 1
    for (let k = 0; k < 3; k++) rgba[i + k] = sums[i + k] / whole
    rgba[i + 3] = sums[i + 3] / area
  }
  return { width, height, rgba }
}

/** For each old pixel of a side: the new pixels it lies in, and how much of it. */
function sharesOf(from: number, to: number): [number, number][][] {
  const ratio = to / from
  return Array.from({ length: from }, (_, i) => {
    const start = i * ratio
    const end = start + ratio
    const shares: [number, number][] = []
    for (let k = Math.floor(start); k < Math.min(to, Math.ceil(end - 1e-9)); k++) {
      shares.push([k, (Math.min(end, k + 1) - Math.max(start, k)) / ratio])
    }
    return shares
  })
}

/** Byte offset of a pixel of endless cloth, by its whole pixels across and down. */
export type PixelAt = (x: number, y: number) => number

/** Whether tiles of a repeat lie as they were drawn, so that what lies side by side within one lies so on the cloth. */
export function isUpright(repeat: Repeat): boolean {
  const { turnAcross, turnDown } = latticeOf(repeat)
  return !turnAcross && !turnDown
}

/**
 * Opens the endless cloth that repeats a tile, in whole tile pixels. Neighbours are found on the cloth and not in the tile, so reading
 * between pixels leaves no seam under any repeat.
 */
export function openRepeat({ width, height }: Pick<Pixels, 'width' | 'height'>, repeat: Repeat): PixelAt {
  const { drop, step, turnAcross, turnDown } = latticeOf(repeat)
  const drops = slipsOf(drop, height)
  const steps = slipsOf(step, width)
  if (!drop.n && !step.n && !turnAcross && !turnDown)
    return (x, y) => ((y - Math.floor(y / height) * height) * width + x - Math.floor(x / width) * width) * 4
  return (x, y) => {
    let column = Math.floor(x / width)
    let row = Math.floor(y / height)
    if (drop.n) {
      y -= drops[column - Math.floor(column / drop.d) * drop.d]
      row = Math.floor(y / height)
    } else if (step.n) {
      x -= steps[row - Math.floor(row / step.d) * step.d]
      column = Math.floor(x / width)
    }
    let u = x - column * width
    let v = y - row * height
    if (turnAcross && column & 1) u = width - 1 - u
    if (turnDown && row & 1) v = height - 1 - v
    return (v * width + u) * 4
  }
}

/** By how many pixels each of the columns or rows of a repeat is slipped, until it begins again. */
const slipsOf = ({ n, d }: { n: number; d: number }, side: number) =>
  Array.from({ length: d }, (_, index) => Math.round((((index * n) % d) * side) / d))
