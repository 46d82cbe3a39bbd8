import { develop } from '../darkroom/develop.ts'
import { noise, relief, softened, warped } from '../darkroom/noise.ts'
import { bell, field, openPlate, shade, smooth, tint, wash } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** Sand, shallow water and weed at low tide, from the air. */
export const tideFromAbove: Photograph = {
  id: 'sand and tide from above',
  paint(seed) {
    const plate = openPlate()
    const [a, b] = [noise(seed + 10, 3, 3, 5), noise(seed + 11, 3, 3, 5)]
    const branch = warped(noise(seed + 12, 6, 2.5, 6, 0.55), a, b, 190)
    const fine = warped(noise(seed + 13, 40, 12, 4), a, b, 120)
    const level = field((u, v, i) => branch[i] * 0.9 + (fine[i] - 0.5) * 0.16 + (u - 0.5) * 0.5 + (v - 0.5) * 0.2)
    tint(
      plate,
      [
        [0, '#0f5a6c'],
        [0.22, '#1f8c94'],
        [0.36, '#6fc2b4'],
        [0.44, '#b7dac4'],
        [0.47, '#fbf7ea'],
        [0.5, '#c7a47c'],
        [0.62, '#dcbf97'],
        [0.8, '#efdcbc'],
        [1, '#c99d76'],
      ],
      (_, __, i) => level[i],
    )
    const weed = noise(seed + 14, 14, 14, 6, 0.65)
    wash(
      plate,
      '#3c5230',
      (_, __, i) => smooth(0.66, 0.74, weed[i]) * smooth(0.3, 0.42, level[i]) * smooth(0.62, 0.5, level[i]) * 0.8,
    )
    const foam = noise(seed + 15, 50, 50, 3)
    wash(
      plate,
      '#ffffff',
      (_, __, i) =>
        bell(level[i] - 0.468, 0.012) * smooth(0.35, 0.6, foam[i]) +
        bell(level[i] - 0.41, 0.006) * smooth(0.5, 0.7, foam[i]) * 0.8,
    )
    const lit = relief(
      softened(
        field((_, __, i) => fine[i] * smooth(0.47, 0.55, level[i])),
        1,
      ),
      2.2,
      200,
    )
    shade(plate, (_, __, i) => lit[i])
    return develop(plate, { seed, vignette: 0.15 })
  },
}
