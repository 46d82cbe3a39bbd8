import { fromHex } from '@toile/craft/colors/color.ts'

/** Width and height of every picture in pixels. */
export const side = 640

/** One number for each pixel, row by row. */
export type Field = Float32Array<ArrayBuffer>
/** Linear light: red, green, blue, 1 being white. */
export type Light = [red: number, green: number, blue: number]
/** A number for a place: shares of width and height, and the pixel's index. */
export type At = (u: number, v: number, i: number) => number
/** Colours '#rrggbb' along 0..1. */
export type Stops = readonly (readonly [at: number, hex: string])[]

/** A picture while it is made: three numbers of linear light for each pixel. */
export interface Plate {
  light: Float32Array<ArrayBuffer>
}

/** 0 below one bound and 1 above the other, softly; the bounds may lie either way round. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** A bell of a width about 0. */
export const bell = (value: number, width: number) => Math.exp(-((value / width) ** 2))

export function field(at: At): Field {
  const out = new Float32Array(side * side)
  for (let y = 0, i = 0; y < side; y++) for (let x = 0; x < side; x++, i++) out[i] = at(x / side, y / side, i)
  return out
}

export function lightOf(hex: string): Light {
  const { r, g, b } = fromHex(hex) ?? { r: 0, g: 0, b: 0 }
  return [(r / 255) ** 2.2, (g / 255) ** 2.2, (b / 255) ** 2.2]
}

export function openPlate(hex = '#000000'): Plate {
  const light = new Float32Array(side * side * 3)
  const ink = lightOf(hex)
  for (let i = 0; i < light.length; i++) light[i] = ink[i % 3]
  return { light }
}

const steps = 512

/** A run of colours, asked by 0..1. */
export function runOf(stops: Stops): (tone: number, into: Light) => void {
  const table = new Float32Array((steps + 1) * 3)
  const inks = stops.map(([at, hex]) => ({ at, ink: lightOf(hex) }))
  for (let s = 0; s <= steps; s++) {
    const at = s / steps
    const next = inks.findIndex((one) => one.at >= at)
    const [a, b] = next < 0 ? [inks[inks.length - 1], inks[inks.length - 1]] : [inks[Math.max(0, next - 1)], inks[next]]
    const share = b.at > a.at ? (at - a.at) / (b.at - a.at) : 0
    for (let k = 0; k < 3; k++) table[s * 3 + k] = a.ink[k] + (b.ink[k] - a.ink[k]) * share
  }
  return (tone, into) => {
    const s = Math.round(Math.min(1, Math.max(0, tone)) * steps) * 3
    into[0] = table[s]
    into[1] = table[s + 1]
    into[2] = table[s + 2]
  }
}

/** Mixes an ink into one pixel. */
export function put({ light }: Plate, i: number, ink: Light, share: number): void {
  const at = i * 3
  light[at] += (ink[0] - light[at]) * share
  light[at + 1] += (ink[1] - light[at + 1]) * share
  light[at + 2] += (ink[2] - light[at + 2]) * share
}

/** Lays one colour where a mask lets it. */
export function wash(plate: Plate, hex: string, mask: At): void {
  const ink = lightOf(hex)
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) {
      const share = mask(x / side, y / side, i)
      if (share > 0) put(plate, i, ink, Math.min(1, share))
    }
}

/** Lays a run of colours by tone where a mask lets it. */
export function tint(plate: Plate, stops: Stops, tone: At, mask: At = () => 1): void {
  const run = runOf(stops)
  const ink: Light = [0, 0, 0]
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) {
      const share = mask(x / side, y / side, i)
      if (share <= 0) continue
      run(tone(x / side, y / side, i), ink)
      put(plate, i, ink, Math.min(1, share))
    }
}

/** Makes every pixel lighter or darker by a factor. */
export function shade({ light }: Plate, factor: At): void {
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) {
      const by = factor(x / side, y / side, i)
      for (let k = 0; k < 3; k++) light[i * 3 + k] *= by
    }
}

/** Adds light of a colour. */
export function glow({ light }: Plate, hex: string, amount: At): void {
  const ink = lightOf(hex)
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) {
      const by = amount(x / side, y / side, i)
      if (by > 0) for (let k = 0; k < 3; k++) light[i * 3 + k] += ink[k] * by
    }
}
