import { type InkField, type Joins, within } from './inkField.ts'

/** The ink at a point of a field, in its pixels. */
export type InkAt = (x: number, y: number) => number

const kernels = { soft: [1, 4, 6, 4, 1], close: [1, 6, 1] } as const

/** Reads a field between its pixels with smooth borders: how far each ink covers the surroundings, softened, and the strongest wins. `close` keeps finer detail. */
export function readInks(field: InkField, inks: number, joins: Joins, how: keyof typeof kernels): InkAt {
  const { width, height } = field
  const present = new Set(field.index)
  const none = new Float32Array(field.index.length)
  const covers = Array.from({ length: inks }, (_, ink) =>
    present.has(ink) ? coverOf(field, ink, joins, kernels[how]) : none,
  )
  const strongest = strongestOf(covers, width * height)
  return (x, y) => {
    const left = Math.floor(x - 0.5)
    const top = Math.floor(y - 0.5)
    const s = x - 0.5 - left
    const t = y - 0.5 - top
    const inside = left >= 0 && top >= 0 && left < width - 1 && top < height - 1
    const west = inside ? left : within(left, width, joins.across)
    const east = inside ? left + 1 : within(left + 1, width, joins.across)
    const north = (inside ? top : within(top, height, joins.down)) * width
    const south = (inside ? top + 1 : within(top + 1, height, joins.down)) * width
    const a = strongest[north + west]
    const b = strongest[north + east]
    const c = strongest[south + west]
    const d = strongest[south + east]
    if (a === b && a === c && a === d) return a
    const strength = (ink: number) => {
      const cover = covers[ink]
      const above = cover[north + west] * (1 - s) + cover[north + east] * s
      return above * (1 - t) + (cover[south + west] * (1 - s) + cover[south + east] * s) * t
    }
    let own = a
    let most = strength(a)
    if (b !== a && strength(b) > most) most = strength((own = b))
    if (c !== a && c !== b && strength(c) > most) most = strength((own = c))
    if (d !== a && d !== b && d !== c && strength(d) > most) own = d
    return own
  }
}

/** How far an ink covers the surroundings of each pixel. */
function coverOf(
  { width, height, index }: InkField,
  ink: number,
  joins: Joins,
  kernel: readonly number[],
): Float32Array {
  const reach = (kernel.length - 1) / 2
  const half = new Float32Array(index.length)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      let sum = 0
      const inside = x >= reach && x < width - reach
      for (let k = -reach; k <= reach; k++)
        if (index[row + (inside ? x + k : within(x + k, width, joins.across))] === ink) sum += kernel[k + reach]
      half[row + x] = sum
    }
  }
  const out = new Float32Array(index.length)
  for (let y = 0; y < height; y++) {
    for (let k = -reach; k <= reach; k++) {
      const from = within(y + k, height, joins.down) * width
      const share = kernel[k + reach]
      for (let x = 0; x < width; x++) out[y * width + x] += half[from + x] * share
    }
  }
  return out
}

function strongestOf(covers: readonly Float32Array[], count: number): Uint8Array {
  const strongest = new Uint8Array(count)
  const most = covers[0].slice()
  for (let ink = 1; ink < covers.length; ink++) {
    const cover = covers[ink]
    for (let i = 0; i < count; i++) {
      if (cover[i] <= most[i]) continue
      most[i] = cover[i]
      strongest[i] = ink
    }
  }
  return strongest
}
