import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, smooth, tint, wash } from '../darkroom/plate.ts'
import { leaf, stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** Branches in flower against a pale sky. */
export const cherryBlossom: Photograph = {
  id: 'cherry blossom',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 260)
    tint(
      plate,
      [
        [0, '#a9cde6'],
        [1, '#f2efec'],
      ],
      (u, v) => v * 0.8 + u * 0.2,
    )
    const far = noise(seed + 262, 7, 7, 3)
    wash(plate, '#f4cfdb', (_, __, i) => smooth(0.5, 0.75, far[i]) * 0.8)
    const petal = (x: number, y: number, size: number) => {
      const base = chance.between(0, 6.3)
      const lean = chance.between(0.55, 1)
      const tone = chance.pick([
        ['#d97f9c', '#f6c7d5', '#fde9ee'],
        ['#c9627f', '#eea5bb', '#fbd6e0'],
        ['#e3a0b4', '#fbe3e8', '#ffffff'],
      ])
      for (let b = 0; b < 5; b++) {
        const turn = base + b * 1.2566
        leaf(plate, {
          x,
          y,
          turn,
          long: size * (0.75 + 0.25 * Math.abs(Math.cos(turn)) * lean),
          wide: size * 0.42,
          blunt: 0.55,
          rib: 0.05,
          fold: 0.08,
          stops: [
            [0, tone[0]],
            [0.35, tone[1]],
            [1, tone[2]],
          ],
        })
      }
      for (let b = 0; b < 7; b++)
        stroke(plate, {
          x,
          y,
          turn: chance.between(0, 6.3),
          long: size * 0.4,
          wide: 1,
          from: lightOf('#b03a5c'),
          to: lightOf('#f7d98a'),
          taper: -0.8,
        })
    }
    const bough = (count: number, scale: number, blooms: number) => {
      for (let k = 0; k < count; k++) {
        let [x, y, turn] = [chance.between(-60, 120), chance.between(0, 640), chance.between(-0.7, 0.5)]
        let wide = 15 * scale
        while (x < 700 && wide > 1.6) {
          const long = 50 * scale
          stroke(plate, { x, y, turn, long, wide, bend: 4 * chance.bell(), from: lightOf('#33231e'), taper: 0.06 })
          stroke(plate, {
            x,
            y: y - wide * 0.3,
            turn,
            long,
            wide: wide * 0.3,
            from: lightOf('#8a6a5a'),
            share: 0.5,
            taper: 0.06,
          })
          x += Math.cos(turn) * long
          y += Math.sin(turn) * long
          for (let b = 0; b < blooms; b++)
            petal(x + chance.bell() * 30 * scale, y + chance.bell() * 30 * scale, chance.between(15, 25) * scale)
          turn += chance.bell() * 0.22
          wide *= 0.95
          if (chance.happens(0.3))
            stroke(plate, {
              x,
              y,
              turn: turn + chance.pick([-0.9, 0.9]),
              long: 80 * scale,
              wide: wide * 0.5,
              bend: 10 * chance.bell(),
              from: lightOf('#4a342c'),
            })
        }
      }
    }
    bough(4, 0.8, 5)
    focus(plate, () => 13)
    bough(3, 0.9, 3)
    focus(plate, () => 2.5)
    bough(3, 1.35, 4)
    return develop(plate, { seed, vignette: 0.15, contrast: 0.05 })
  },
}
