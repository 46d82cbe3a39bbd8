import type { Color } from '@toile/craft/colors/color.ts'
import { lerp, smooth } from '@toile/geometry'
import { floor } from '../trueColor.ts'

/** A brush that takes up one colour after another and lays it thin or thick on paper of a ground. */
export interface Ink {
  /** Brightness of the colour, and how close it is to white and to black, 0..1. */
  value: number
  pale: number
  dark: number
  /** What lies where black is spotted: the floor of black cloth, so that lines still show on it. */
  readonly black: readonly [number, number, number]
  /** What was laid last. */
  readonly drawn: Float32Array
  /** Takes up a colour. */
  dip(r: number, g: number, b: number): void
  /** Lays it `density` times as thick (1 is the colour itself, 0 nothing), greyed by a share, its pigments parted by `charge`, and thinned to a trace on bare paper where it is `left` open. */
  lay(density: number, grey: number, charge: number, left?: number): void
}

/** How thick the wash is where paper is left open. */
const trace = 0.04

/** Shade of the second wash leans to blue. */
const cool = [1.15, 0.95, 0.55] as const

/** Opens a brush for paper of a ground. */
export function inkOf(ground: Color): Ink {
  const depth = new Float64Array(3)
  const least = new Float64Array(3)
  const paper = [ground.r, ground.g, ground.b].map((channel) => Math.log(Math.max(8, channel) / 255))
  const held = new Float64Array([-1, -1, -1])
  const ink: Ink = {
    value: 0,
    pale: 0,
    dark: 0,
    black: [23, 21, 25],
    drawn: new Float32Array(3),
    dip(r, g, b) {
      if (r === held[0] && g === held[1] && b === held[2]) return
      held[0] = r
      held[1] = g
      held[2] = b
      ink.value = (r * 0.3 + g * 0.6 + b * 0.1) / 255
      ink.pale = smooth(0.6, 0.95, ink.value)
      ink.dark = 1 - smooth(0.04, 0.22, ink.value)
      const black = 1 - smooth(0.12, 0.26, ink.value)
      for (let k = 0; k < 3; k++) {
        depth[k] = Math.log(Math.max(3, held[k]) / 255)
        least[k] = Math.min(held[k], floor * black)
      }
    },
    lay(density, grey, charge, left = 0) {
      const thick = lerp(density, trace * (1 - 0.6 * ink.dark), left)
      ink.drawn[0] = Math.max(
        least[0],
        255 * Math.exp(thick * (1 + charge) * depth[0] + left * paper[0]) * (1 - grey * cool[0]),
      )
      ink.drawn[1] = Math.max(least[1], 255 * Math.exp(thick * depth[1] + left * paper[1]) * (1 - grey * cool[1]))
      ink.drawn[2] = Math.max(
        least[2],
        255 * Math.exp(thick * (1 - charge) * depth[2] + left * paper[2]) * (1 - grey * cool[2]),
      )
    },
  }
  return ink
}
