import { coded } from '@toile/craft/colors/coded.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import { smooth } from '@toile/geometry'
import { linear } from '../relight/linearLight.ts'
import type { Pixels } from '../surface.ts'

/** A colour that takes the place of another and keeps its light. */
export interface Dye {
  /** Dyes the pixel that begins at an index, as far as told. */
  onto(rgba: Uint8ClampedArray, at: number, share: number): void
  /** Whether a pixel of the picture, by its number, lay neither in shade nor in a highlight. */
  isLit: Uint8Array
}

/** Shares of the light between which cloth is neither in shade nor in a highlight. */
const shade = 0.35
const highlight = 0.9
/** Light that black cloth gives back at least. */
const floor = 0.012
/** Dark cloth holds less light than it seems to: its folds are eased where it is made much lighter. */
const eased = 0.3
const bins = 2048

const lightOf = (rgba: Uint8ClampedArray, j: number) =>
  0.2126 * linear[rgba[j]!]! + 0.7152 * linear[rgba[j + 1]!]! + 0.0722 * linear[rgba[j + 2]!]!

/** Mixes the dye that gives a region its colour where it is lit; nothing for a region that holds nothing. */
export function openDye(pixels: Pixels, where: Float32Array, asked: Color): Dye | null {
  const { rgba } = pixels
  const lights: number[] = []
  const holds = (i: number) => where[i]! > 0.8 && rgba[i * 4 + 3]! > 200
  for (let i = 0; i < where.length; i++) if (holds(i)) lights.push(lightOf(rgba, i * 4))
  if (lights.length < 12) return null
  const sorted = Float64Array.from(lights).sort()
  const [least, most] = [sorted[Math.floor(sorted.length * shade)]!, sorted[Math.floor(sorted.length * highlight)]!]
  const lit = lights.filter((light) => light >= least && light <= most)
  const usual = lit.reduce((sum, light) => sum + light, 0) / lit.length
  const wanted = [asked.r, asked.g, asked.b]
  const own = wanted.map((step) => linear[step]!)
  const power =
    1 - eased * smooth(1, 5, (0.2126 * own[0]! + 0.7152 * own[1]! + 0.0722 * own[2]! + floor) / (usual + floor))
  const shadeOf = Float64Array.from({ length: bins + 1 }, (_, k) => ((k / bins + floor) / (usual + floor)) ** power)
  const gains = gainsFor(lit, wanted, (light) => shadeOf[Math.round(light * bins)]!)
  const dyed = Float64Array.from(
    { length: (bins + 1) * 3 },
    (_, k) => shown(gains.map((gain) => gain * shadeOf[Math.floor(k / 3)]!))[k % 3]!,
  )
  return {
    isLit: Uint8Array.from(where, (_, i) => {
      if (!holds(i)) return 0
      const light = lightOf(rgba, i * 4)
      return light >= least && light <= most ? 1 : 0
    }),
    onto(to, at, share) {
      const bin = Math.round(lightOf(to, at) * bins) * 3
      for (let c = 0; c < 3; c++) to[at + c] = to[at + c]! + (dyed[bin + c]! - to[at + c]!) * share
    },
  }
}

/** Channels as a screen shows them; what is lighter than it can show pales towards white. */
function shown(light: readonly number[]): number[] {
  const most = Math.max(...light)
  const mean = 0.2126 * light[0]! + 0.7152 * light[1]! + 0.0722 * light[2]!
  const pale = most > 1 && most > mean ? Math.max(0, (1 - Math.min(1, mean)) / (most - mean)) : 1
  return light.map((one) => 255 * coded(Math.min(1, mean) + (one - mean) * pale))
}

/** Amounts of each channel with which the mean of what is lit is the colour that is asked for. */
function gainsFor(lit: readonly number[], wanted: readonly number[], shadeOf: (light: number) => number): number[] {
  const gains = wanted.map((step) => linear[step]!)
  const some = lit.length > 4000 ? lit.filter((_, i) => i % Math.ceil(lit.length / 4000) === 0) : lit
  for (let round = 0; round < 12; round++) {
    const sums = [0, 0, 0]
    for (const light of some) {
      const one = shown(gains.map((gain) => gain * shadeOf(light)))
      for (let c = 0; c < 3; c++) sums[c]! += one[c]!
    }
    for (let c = 0; c < 3; c++) gains[c]! *= ((wanted[c]! + 0.5) / (sums[c]! / some.length + 0.5)) ** 1.6
  }
  return gains
}

/** The mean colour of what is lit of a region. */
export function litColor({ rgba }: Pixels, where: Float32Array, isLit: Uint8Array): Color {
  const sums = [0, 0, 0]
  let count = 0
  for (let i = 0; i < where.length; i++) {
    if (!isLit[i]) continue
    count++
    for (let c = 0; c < 3; c++) sums[c]! += rgba[i * 4 + c]!
  }
  const [r, g, b] = sums.map((sum) => Math.round(sum / Math.max(1, count)))
  return { r: r!, g: g!, b: b! }
}
