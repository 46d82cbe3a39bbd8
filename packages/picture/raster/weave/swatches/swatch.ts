import { openNoise } from '@toile/geometry'

/** What a cloth shows at one place: tone about 0, height in pens, share covered by thread, sparkle 0..1, and the number of a fleck's colour (0 none). */
export interface Yarn {
  tone: number
  height: number
  cover: number
  sparkle: number
  fleck: number
}

/** Describes a cloth at a place in pens (1/170 head of an adult), repeating every `repeat` pens both ways. */
export type Swatch = (u: number, v: number, yarn: Yarn) => void

/** Pens after which every swatch begins anew. */
export const repeat = 256

const noises = [openNoise(5), openNoise(77), openNoise(131)] as const

/** Noise about 0 (-0.5..0.5) with a whole number of cells across and down one repeat. */
export const speckle = (u: number, v: number, across: number, down: number, of: 0 | 1 | 2 = 0): number =>
  noises[of]((u / repeat) * across, (v / repeat) * down, across, down) - 0.5

/** A wave with a whole number of crests across and down one repeat, -1..1. */
export const wave = (u: number, v: number, across: number, down: number): number =>
  Math.sin(((u * across + v * down) / repeat) * Math.PI * 2)

/** A repeatable number 0..1 for a cell of a repeat that holds `across` by `down` cells. */
export function chanceAt(column: number, row: number, across: number, down: number, salt = 0): number {
  const i = ((column % across) + across) % across
  const j = ((row % down) + down) % down
  let a = Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(salt, 1442695041)
  a = Math.imul(a ^ (a >>> 13), 1274126177)
  return ((a ^ (a >>> 16)) >>> 0) / 4294967296
}

/** Distances in cells to the nearest and second nearest of scattered points, `across` by `down` of them in a repeat. */
export function scattered(u: number, v: number, across: number, down: number): [nearest: number, second: number] {
  const x = (u / repeat) * across
  const y = (v / repeat) * down
  let nearest = 9
  let second = 9
  for (let j = Math.floor(y) - 1; j <= Math.floor(y) + 1; j++) {
    for (let i = Math.floor(x) - 1; i <= Math.floor(x) + 1; i++) {
      const d = Math.hypot(
        i + 0.15 + 0.7 * chanceAt(i, j, across, down, 1) - x,
        j + 0.15 + 0.7 * chanceAt(i, j, across, down, 2) - y,
      )
      if (d < nearest) {
        second = nearest
        nearest = d
      } else if (d < second) second = d
    }
  }
  return [nearest, second]
}

export const share = (t: number): number => t - Math.floor(t)
