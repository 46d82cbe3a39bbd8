import { type Noise, smooth } from '@toile/geometry'
import { latticeAt } from './layNoise.ts'

type Three = readonly [number, number, number]

/** Renders of houses in linear light. */
const renders: readonly Three[] = [
  [0.62, 0.46, 0.3],
  [0.7, 0.6, 0.46],
  [0.58, 0.36, 0.26],
  [0.66, 0.63, 0.58],
  [0.46, 0.43, 0.4],
  [0.72, 0.54, 0.4],
]
const awnings: readonly Three[] = [
  [0.4, 0.05, 0.04],
  [0.06, 0.16, 0.12],
  [0.7, 0.64, 0.52],
  [0.05, 0.09, 0.2],
]
const [house, storey, bay] = [9_500, 3_300, 2_500]

/** Writes the linear light of the houses along a side of a street at a distance and a height, and nothing (a distance of 0) above their roofs. */
export function facadeAt(side: -1 | 1, away: number, up: number, seed: number, noise: Noise, into: Float64Array): void {
  const own = seed * 2 + side
  const place = away + 3100 * side
  const number = Math.floor(place / house)
  const chance = (k: number) => latticeAt(number, k, own) * 0.5 + 0.5
  const roof = 11_500 + 7_000 * chance(1)
  if (up > roof) {
    into[3] = 0
    return
  }
  const render = renders[Math.floor(chance(2) * renders.length)]!
  const sunny = side > 0 ? smooth(1800, 4200, up + (noise(away / 9000, 9) - 0.5) * 5200) : 0
  let [red, green, blue] = render
  const along = (place / bay) % 1
  const floor = up / storey
  const level = floor % 1
  const worn = 0.9 + 0.2 * noise(place / 1300, up / 1700)
  let shines = 0
  if (floor < 1) {
    const shop = chance(3)
    if (level > 0.72 && level < 0.95 && shop > 0.3)
      [red, green, blue] = awnings[Math.floor(chance(4) * awnings.length)]!
    else if (level < 0.72 && along > 0.14 && along < 0.86) {
      shines = (0.04 + 1.05 * noise(place / 1300, up / 800) ** 2.2) * (0.25 + 1.1 * shop)
      ;[red, green, blue] = [0.08, 0.07, 0.06]
    } else [red, green, blue] = [red * 0.45, green * 0.42, blue * 0.4]
  } else if (along > 0.3 && along < 0.72 && level > 0.22 && level < 0.82) {
    const pane = latticeAt(Math.floor(place / bay), Math.floor(floor), own)
    shines = pane > 0.72 ? 0.6 : 0
    ;[red, green, blue] = pane < -0.3 ? [0.3, 0.36, 0.42] : [0.07, 0.08, 0.09]
  } else if (level > 0.93 || up > roof - 500) [red, green, blue] = [red * 1.25, green * 1.25, blue * 1.25]
  const warm = 0.42 + 1.9 * sunny
  into[0] = red * worn * warm * (side > 0 ? 1 : 0.92) + shines * 1.0
  into[1] = green * worn * (0.46 + 1.5 * sunny) + shines * 0.74
  into[2] = blue * worn * (0.56 + 1.02 * sunny) + shines * 0.44
  into[3] = away
}
