import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { bell, lightOf, openPlate, smooth } from '../darkroom/plate.ts'
import { stamp, stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Peacock feathers lying close. */
export const peacock: Photograph = {
  id: 'peacock feathers',
  paint(seed) {
    const plate = openPlate('#08201c')
    const chance = openChance(seed + 251)
    const eyes: { x: number; y: number; size: number; turn: number }[] = []
    for (let row = 0; row < 6; row++)
      for (let k = 0; k < 5; k++)
        eyes.push({
          x: (k + (row % 2) * 0.5) * 160 + chance.bell() * 14,
          y: row * 122 + 10 + chance.bell() * 10,
          size: chance.between(60, 74),
          turn: (k - 2) * -0.1 + chance.bell() * 0.1,
        })
    for (const { x, y, size, turn } of eyes) {
      for (let b = 0; b < 240; b++) {
        const hand = b % 2 ? 1 : -1
        const at = chance.between(-0.5, 2.6)
        const tone = chance.pick(['#123f33', '#1f6a4a', '#3f8a3f', '#8a8a2f', '#b0873a', '#0f4a55'])
        stroke(plate, {
          x: x + Math.sin(turn) * -at * size,
          y: y + at * size,
          turn: -Math.PI / 2 + turn + hand * chance.between(0.5, 1.25),
          long: size * chance.between(0.8, 1.5),
          wide: 2.2,
          bend: hand * -10,
          from: lightOf(tone),
          to: lightOf(chance.pick(['#4fa05a', '#c09a4a', '#2f8f80'])),
          share: 0.75,
        })
      }
      stroke(plate, {
        x: x - Math.sin(turn) * 2.6 * size,
        y: y + 2.6 * size,
        turn: -Math.PI / 2 + turn,
        long: size * 2.4,
        wide: 3,
        from: lightOf('#d8cf9a'),
        taper: 0.6,
      })
      const rings = [
        [1.02, '#3a6e2c'],
        [0.9, '#a8842c'],
        [0.72, '#5a6a1f'],
        [0.64, '#17a0a0'],
        [0.42, '#1b45b8'],
        [0.26, '#120b38'],
      ] as const
      for (const [reach, tone] of rings) {
        const ink = lightOf(tone)
        stamp(plate, { x, y, reach: size * 1.4, turn }, (p, q, into) => {
          const notch = reach < 0.45 ? 0.2 * smooth(-0.1, -0.4, q / size) * bell(p / size, 0.12) : 0
          const strand = 0.05 * Math.sin(Math.atan2(q + size, p) * 90)
          const d = Math.hypot(p / 0.82, q * (q > 0 ? 0.92 : 1)) / size + strand + notch
          const sheen =
            0.8 + 0.5 * Math.sin(Math.atan2(q + size * 1.4, p) * 70) * 0.4 + 0.35 * smooth(0.4, -0.5, (p + q) / size)
          for (let k = 0; k < 3; k++) into[k] = ink[k] * sheen
          return smooth(reach, reach - 0.07, d)
        })
      }
    }
    return develop(plate, { seed, contrast: 0.2, bloom: 0.2 })
  },
}
