import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, field, openPlate, smooth, tint, wash } from '../darkroom/plate.ts'
import { waves } from '../darkroom/water.ts'
import type { Photograph } from '../photograph.ts'

/** A lake in the morning, hills behind hills in mist, a boat. */
export const mistLake: Photograph = {
  id: 'lake in mist',
  paint(seed) {
    const plate = openPlate()
    tint(
      plate,
      [
        [0, '#dfe6ea'],
        [0.5, '#ccd6db'],
        [0.53, '#b7c4ca'],
        [1, '#dfe5e4'],
      ],
      (_, v) => v,
    )
    const ridges = [0, 1, 2, 3].map((k) => noise(seed + 200 + k, 4 + 3 * k, 1, 7, 0.55))
    const tones = ['#c6d1d6', '#aabac1', '#8699a2', '#5c7078']
    ridges.forEach((ridge, k) => {
      const base = [0.38, 0.44, 0.49, 0.515][k]
      const rise = [0.22, 0.17, 0.12, 0.06][k]
      const top = field((u) => base - rise * (ridge[Math.floor(u * 639) + 640 * 320] - 0.35))
      wash(
        plate,
        tones[k],
        (_, v, i) => smooth(-0.002, 0.004 + 0.002 * k, v - top[i]) * (v < 0.53 ? 1 - 0.75 * smooth(0.42, 0.53, v) : 0),
      )
      wash(plate, tones[k], (_, v, i) =>
        v > 0.53 ? smooth(1.06 - top[i] + 0.01, 1.06 - top[i], v) * 0.3 * smooth(0.9, 0.53, v) : 0,
      )
    })
    const water = waves(seed + 205, 0.53, { fine: 0.8 })
    wash(plate, '#9fb0b7', (_, v, i) => (v > 0.535 ? smooth(0.5, 0.2, water[i]) * 0.5 : 0))
    const drift = noise(seed + 207, 3, 16, 4)
    wash(plate, '#eef2f2', (_, v, i) => bell(v - 0.53, 0.06) * smooth(0.35, 0.7, drift[i]))
    wash(plate, '#3a3d3e', (u, v) => {
      const across = (u - 0.66) / 0.065
      const hull = 0.655 - 0.012 * across * across
      return Math.abs(across) < 1
        ? smooth(hull - 0.017 - 0.001, hull - 0.016, v - 0.006 * Math.abs(across)) * smooth(hull + 0.003, hull, v) * 0.9
        : 0
    })
    wash(plate, '#33363a', (u, v) => bell((u - 0.672) / 0.009, 1) * smooth(0.6, 0.606, v) * smooth(0.65, 0.64, v) * 0.9)
    wash(
      plate,
      '#6f7d83',
      (u, v, i) => bell((u - 0.66) / 0.06, 1) * smooth(0.655, 0.66, v) * smooth(0.71, 0.66, v) * (0.3 + 0.5 * water[i]),
    )
    return develop(plate, { seed, contrast: 0, vignette: 0.18 })
  },
}
