import { cells } from '../darkroom/cells.ts'
import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, lightOf, openPlate, put, side, smooth, tint } from '../darkroom/plate.ts'
import type { Photograph } from '../photograph.ts'

/** A window of coloured glass with the sun behind. */
export const stainedGlass: Photograph = {
  id: 'stained glass',
  paint(seed) {
    const plate = openPlate('#060506')
    const stone = noise(seed + 11, 40, 40, 4)
    const ripple = noise(seed + 12, 40, 40, 4)
    const sun = noise(seed + 13, 3, 3, 3)
    const polar = (u: number, v: number) => ({
      far: Math.hypot(u - 0.5, v - 0.46) * 2,
      turn: Math.atan2(v - 0.46, u - 0.5) / (2 * Math.PI) + 0.5,
    })
    const pane = cells(seed + 14, 1, 1, {
      loose: 0.5,
      bend: (i) => {
        const [u, v] = [(i % side) / side, Math.floor(i / side) / side]
        const { far, turn } = polar(u, v)
        const rings = far * 8.2
        const count = [1, 8, 8, 16, 16, 24, 24, 32, 32, 32, 32, 32, 32][Math.min(12, Math.floor(rings))]
        return [turn * count - u + 2, rings - v]
      },
    })
    const inks = [
      '#0f2f9c',
      '#1b56c9',
      '#b1121f',
      '#e8b41c',
      '#146a3a',
      '#5a1f86',
      '#2f9bd0',
      '#d9531a',
      '#f0e2a8',
      '#7a0f2a',
    ].map(lightOf)
    for (let i = 0; i < side * side; i++) {
      const { far, turn } = polar((i % side) / side, Math.floor(i / side) / side)
      if (far > 0.93) continue
      const ring = Math.floor(far * 8.2)
      const petal = Math.floor(turn * (ring < 3 ? 8 : 16)) % 2
      const pick = (ring * 3 + petal * 2 + (pane.own[i] > 0.72 ? 3 : 0)) % inks.length
      const light = (0.35 + 1.5 * sun[i] * (1.1 - far * 0.5)) * (0.65 + 0.7 * ripple[i]) * (0.75 + 0.5 * pane.own[i])
      const ink = inks[pick]
      put(
        plate,
        i,
        [ink[0] * light * 1.7, ink[1] * light * 1.7, ink[2] * light * 1.7],
        smooth(0.035, 0.09, pane.seam[i]),
      )
    }
    const spoke = (u: number, v: number) => {
      const { far, turn } = polar(u, v)
      const arm = Math.abs(((turn * 16) % 1) - 0.5) * far * 0.36
      return Math.max(
        smooth(0.012, 0.008, arm) * (far > 0.24 ? 1 : 0),
        smooth(0.014, 0.01, Math.abs(far - 0.25)),
        smooth(0.014, 0.01, Math.abs(far - 0.6)),
        smooth(0.93, 0.95, far),
      )
    }
    tint(
      plate,
      [
        [0, '#0c0a09'],
        [0.6, '#2b2622'],
        [1, '#5b5148'],
      ],
      (u, v, i) => stone[i] * 0.7 + 0.25 * bell(polar(u, v).far - 0.95, 0.06),
      (u, v) => spoke(u, v),
    )
    return develop(plate, { seed, bloom: 0.9, vignette: 0.35, contrast: 0.2 })
  },
}
