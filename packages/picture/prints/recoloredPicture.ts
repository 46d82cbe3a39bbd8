import { toHex } from '@toile/craft/colors/color.ts'
import { coded } from '@toile/craft/colors/coded.ts'
import { linearOfOklab } from '@toile/craft/colors/linearOfOklab.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import type { PictureInks } from '@toile/craft/prints/pictureInks.ts'
import type { Pixels } from '../surface.ts'

/** Places along each edge of the cube of colours at which a new colour is worked out; between them it is mixed. */
const places = 33
/** The nearest ink rules: what lies this near to an ink, in OKLab squared, is that ink. */
const near = 2e-4

/** A picture printed in other inks: what is of a leading colour takes its ink, and what lies between two goes with both; light, shade and grain stay. The picture itself where nothing changes. */
export function recoloredPicture(picture: Pixels, inks: PictureInks): Pixels {
  if (inks.every(({ of, color }) => toHex(of) === toHex(color))) return picture
  const cube = cubeOf(inks)
  const { width, height, rgba } = picture
  const out = new Uint8ClampedArray(rgba)
  for (let at = 0; at < out.length; at += 4) if (out[at + 3] !== 0) dye(cube, out, at)
  return { width, height, rgba: out }
}

function cubeOf(inks: PictureInks): Float32Array {
  const ways = inks.map(({ of, color }) => {
    const [from, to] = [oklabOf(of), oklabOf(color)]
    return { from, way: [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const }
  })
  const cube = new Float32Array(places ** 3 * 3)
  const step = 255 / (places - 1)
  let at = 0
  for (let r = 0; r < places; r++)
    for (let g = 0; g < places; g++)
      for (let b = 0; b < places; b++) {
        const own = oklabOf({ r: r * step, g: g * step, b: b * step })
        const moved: [number, number, number] = [0, 0, 0]
        let sum = 0
        for (const { from, way } of ways) {
          const far = (own[0] - from[0]) ** 2 + (own[1] - from[1]) ** 2 + (own[2] - from[2]) ** 2
          const weight = 1 / (far + near) ** 2
          sum += weight
          for (const i of [0, 1, 2] as const) moved[i] += weight * way[i]
        }
        const shown = linearOfOklab(own[0] + moved[0] / sum, own[1] + moved[1] / sum, own[2] + moved[2] / sum)
        for (const channel of shown) cube[at++] = 255 * coded(channel)
      }
  return cube
}

function dye(cube: Float32Array, rgba: Uint8ClampedArray, at: number): void {
  const scale = (places - 1) / 255
  const [r, g, b] = [(rgba[at] ?? 0) * scale, (rgba[at + 1] ?? 0) * scale, (rgba[at + 2] ?? 0) * scale]
  const [r0, g0, b0] = [low(r), low(g), low(b)]
  const [fr, fg, fb] = [r - r0, g - g0, b - b0]
  const corner = (r0 * places + g0) * places + b0
  for (let channel = 0; channel < 3; channel++) {
    const value = (i: number) => cube[(corner + i) * 3 + channel] ?? 0
    const along = (i: number) => value(i) * (1 - fb) + value(i + 1) * fb
    const over = (i: number) => along(i) * (1 - fg) + along(i + places) * fg
    rgba[at + channel] = over(0) * (1 - fr) + over(places * places) * fr
  }
}

const low = (value: number) => Math.min(places - 2, Math.floor(value))
