import { cells } from '../darkroom/cells.ts'
import { develop } from '../darkroom/develop.ts'
import { noise, relief, softened } from '../darkroom/noise.ts'
import { field, openPlate, shade, smooth, tint, wash } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** Flaking paint over rust with verdigris. */
export const rust: Photograph = {
  id: 'rust and verdigris',
  paint(seed) {
    const plate = openPlate()
    const metal = noise(seed + 271, 14, 14, 6, 0.62)
    const flake = noise(seed + 270, 5, 5, 7, 0.52)
    const paint = noise(seed + 272, 24, 24, 5)
    const crack = cells(seed + 273, 15, 15, { bend: (i) => [(metal[i] - 0.5) * 1.6, (paint[i] - 0.5) * 1.6] })
    tint(
      plate,
      [
        [0, '#20100b'],
        [0.35, '#5c2814'],
        [0.6, '#98481f'],
        [0.85, '#cf7c38'],
        [1, '#eeb074'],
      ],
      (_, __, i) => metal[i],
    )
    const under = field(
      (_, __, i) => smooth(0.41, 0.44, flake[i]) * smooth(0.015, 0.05, crack.seam[i] + 0.35 * (flake[i] - 0.52)),
    )
    const over = field(
      (_, __, i) => smooth(0.5, 0.52, flake[i]) * smooth(0.01, 0.04, crack.seam[i] + 0.3 * (flake[i] - 0.6)),
    )
    tint(
      plate,
      [
        [0, '#b9b39c'],
        [1, '#f1e9d8'],
      ],
      (_, __, i) => paint[i],
      (_, __, i) => under[i],
    )
    tint(
      plate,
      [
        [0, '#2c5f63'],
        [0.5, '#5a9a98'],
        [1, '#9fcfc4'],
      ],
      (_, __, i) => paint[i] + 0.25 * (metal[i] - 0.5),
      (_, __, i) => over[i],
    )
    const drip = noise(seed + 275, 50, 2, 4)
    wash(plate, '#8a421c', (_, __, i) => smooth(0.6, 0.85, drip[i]) * 0.55 * over[i])
    const lit = relief(
      softened(
        field((_, __, i) => under[i] + over[i] + metal[i] * 0.5),
        1,
      ),
      1.7,
      230,
    )
    shade(plate, (u, v, i) => lit[i] * (1.1 - 0.3 * u))
    return develop(plate, { seed, contrast: 0.2 })
  },
}
