import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, glow, lightOf, openPlate, side, tint } from '../darkroom/plate.ts'
import { turned } from '../darkroom/solid.ts'
import { stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Paper lanterns strung over dusk. */
export const lanterns: Photograph = {
  id: 'paper lanterns',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 11)
    const sky = noise(seed + 12, 3, 6, 4)
    tint(
      plate,
      [
        [0, '#10162e'],
        [0.6, '#2f3660'],
        [1, '#7a5a78'],
      ],
      (_, v, i) => v + (sky[i] - 0.5) * 0.2,
    )
    const paper = noise(seed + 13, 70, 70, 4)
    const tones = ['#ff5a2a', '#ff8a3a', '#ffb84a', '#f23a3a', '#ffd27a', '#ff6a4a', '#e84a6a']
    const hang = (count: number, size: number, light: number) => {
      for (let k = 0; k < count; k++) {
        const [x, y, reach] = [
          ((k + chance.next() * 0.7) / count) * 700 - 20,
          chance.between(20, 600),
          size * chance.between(0.85, 1.15),
        ]
        const ink = lightOf(chance.pick(tones))
        const long = chance.happens(0.4)
        const tall = reach * (long ? 2.7 : 1.8)
        stroke(plate, { x, y: y - 130, turn: 1.57, long: 130, wide: 1.5, from: lightOf('#1a1218'), taper: 0 })
        glow(
          plate,
          '#ff9a4a',
          (u, v) => 0.16 * light * bell(Math.hypot(u - x / side, v - (y + tall / 2) / side), (reach / side) * 2),
        )
        turned(
          plate,
          {
            x,
            y,
            tall,
            radius: (t) =>
              reach *
              Math.min(
                1,
                Math.max(0.3, (long ? 1.15 : 1.02) * Math.sin(Math.PI * (0.08 + 0.84 * t)) ** (long ? 0.35 : 0.6)),
              ),
          },
          (t, a, into) => {
            const rib = 0.72 + 0.28 * Math.abs(Math.sin(t * (long ? 46 : 34)))
            const inner = 0.35 + 1.25 * bell(t - 0.55, 0.34) * (1 - 1.9 * Math.abs(a) ** 1.8)
            const spot = paper[Math.abs(Math.floor(t * tall + y) * side + Math.floor(x + a * 80)) % paper.length]
            const cap = t < 0.06 || t > 0.95
            for (let c = 0; c < 3; c++)
              into[c] = cap ? 0.015 : (ink[c] * (0.7 + 0.6 * spot) + 0.12 * inner) * rib * Math.max(0.12, inner) * light
            return 0.02
          },
          { lamp: { x: 0, y: 0, z: 0.6, shade: 0.85 }, tilt: 0.05 },
        )
        for (let m = 0; m < 9; m++)
          stroke(plate, {
            x: x + chance.bell() * 4,
            y: y + tall,
            turn: 1.57 + chance.bell() * 0.06,
            long: reach * 0.6,
            wide: 1.4,
            from: lightOf('#c23a2a'),
            share: 0.8,
          })
      }
    }
    hang(13, 20, 0.8)
    focus(plate, () => 12)
    hang(9, 34, 1)
    focus(plate, () => 4)
    hang(5, 62, 1.2)
    return develop(plate, { seed, bloom: 0.6, grain: 0.018, contrast: 0.15 })
  },
}
