import { sure } from '@toile/geometry'
import { coded } from './coded.ts'
import { linearOfOklab } from './linearOfOklab.ts'

/** The chroma in OKLCH at the edge of a plane or a wheel: no colour of sRGB has more. */
export const mostChroma = 0.323

/** A square of pixels, four bytes each; colours that cannot be shown are clear. */
export type PlanePixels = Uint8ClampedArray<ArrayBuffer>

/** Chroma from left to right and lightness from below, of one OKLCH hue in degrees. */
export function chromaPlane(hue: number, side: number): PlanePixels {
  const [cos, sin] = [Math.cos((hue * Math.PI) / 180), Math.sin((hue * Math.PI) / 180)]
  return paint(side, (x, y) => {
    const chroma = x * mostChroma
    return fromOklab(1 - y, chroma * cos, chroma * sin)
  })
}

/** Saturation from left to right and value from below, of one HSV hue in degrees. */
export function saturationPlane(hue: number, side: number): PlanePixels {
  const sector = (((hue % 360) + 360) % 360) / 60
  const full = [5, 3, 1].map((from) => {
    const k = (from + sector) % 6
    return 1 - Math.max(0, Math.min(k, 4 - k, 1))
  })
  return paint(side, (x, y) => full.map((channel) => (1 - y) * (1 - x * (1 - channel))))
}

/** Hues round a disc, from grey in its middle to the most chroma that can be shown at its edge, of one OKLCH lightness 0..1. */
export function chromaDisc(lightness: number, side: number): PlanePixels {
  const most = Array.from({ length: 361 }, (_, hue) => mostChromaAt(lightness, hue))
  return paint(side, (x, y) => {
    const [right, up] = [x * 2 - 1, 1 - y * 2]
    const far = Math.hypot(right, up)
    if (far > 1) return null
    const hue = ((Math.atan2(up, right) * 180) / Math.PI + 360) % 360
    const near = Math.floor(hue)
    const edge = sure(most[near]) + (sure(most[near + 1]) - sure(most[near])) * (hue - near)
    const [a, b] = [right * edge, up * edge]
    return fromOklab(lightness, a, b) ?? fromOklab(lightness, a * 0.97, b * 0.97)
  })
}

/** The most chroma in OKLCH that a screen can show of a lightness 0..1 and a hue in degrees. */
export function mostChromaAt(lightness: number, hue: number): number {
  const [cos, sin] = [Math.cos((hue * Math.PI) / 180), Math.sin((hue * Math.PI) / 180)]
  let [low, high] = [0, mostChroma]
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    if (fromOklab(lightness, middle * cos, middle * sin)) low = middle
    else high = middle
  }
  return low
}

type Channels = readonly number[] | null

function paint(side: number, colorAt: (x: number, y: number) => Channels): PlanePixels {
  const data = new Uint8ClampedArray(side * side * 4)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const channels = colorAt((column + 0.5) / side, (row + 0.5) / side)
      if (channels === null) continue
      const at = (row * side + column) * 4
      for (let i = 0; i < 3; i++) data[at + i] = sure(channels[i]) * 255
      data[at + 3] = 255
    }
  return data
}

/** How far a channel may leave 0..1 and still count as one that can be shown. */
const slack = 0.002

/** Coded sRGB of a place in OKLab; nothing where the screen cannot show it. */
function fromOklab(lightness: number, a: number, b: number): Channels {
  const linear = linearOfOklab(lightness, a, b)
  if (linear.some((channel) => channel < -slack || channel > 1 + slack)) return null
  return linear.map(coded)
}
