import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { lightOf, openPlate, side, smooth, tint, wash } from '../darkroom/plate.ts'
import { stamp, stroke, times } from '../darkroom/stamp.ts'
import { waves } from '../darkroom/water.ts'
import type { Photograph } from '../photograph.ts'

/** Painted boats at a quay, broken in the water. */
export const harbour: Photograph = {
  id: 'harbour boats',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 20)
    const sky = noise(seed + 21, 4, 8)
    tint(
      plate,
      [
        [0, '#9ebfd2'],
        [1, '#e6e4da'],
      ],
      (_, v, i) => v * 2.4 + (sky[i] - 0.5) * 0.4,
    )
    const plaster = noise(seed + 22, 60, 60, 4)
    let x = -0.03
    while (x < 1) {
      const [wide, top] = [chance.between(0.09, 0.15), chance.between(0.1, 0.2)]
      const [from, tone] = [
        x,
        chance.pick([
          ['#a2603f', '#d08c62'],
          ['#c79a55', '#ecc98a'],
          ['#b9b0a0', '#e9e2d2'],
          ['#7f8f8a', '#aebab0'],
          ['#8f4638', '#bd6e58'],
        ]),
      ]
      tint(
        plate,
        [
          [0, tone[0]],
          [1, tone[1]],
        ],
        (u, v, i) => plaster[i] * 0.7 + 0.25 - 0.4 * smooth(0.85, 1, (u - from) / wide),
        (u, v) => (u > from && u < from + wide && v > top && v < 0.42 ? 1 : 0),
      )
      wash(plate, '#7a3f2c', (u, v) =>
        u > from - 0.004 && u < from + wide + 0.004 && v > top - 0.02 && v < top + 0.006 ? 1 : 0,
      )
      for (let r = 0; r < 3; r++)
        for (let c = 0; c < 3; c++)
          wash(plate, '#26303a', (u, v) =>
            Math.abs(u - from - wide * (0.2 + 0.3 * c)) < 0.009 && Math.abs(v - top - 0.045 - r * 0.075) < 0.02
              ? 0.9
              : 0,
          )
      x += wide + 0.002
    }
    tint(
      plate,
      [
        [0, '#5b5750'],
        [1, '#a19a8c'],
      ],
      (_, __, i) => plaster[i],
      (_, v) => smooth(0.4, 0.405, v),
    )
    const water = waves(seed + 25, 0.43, { fine: 1.1 })
    const boats = Array.from({ length: 7 }, (_, k) => ({
      x: (0.06 + k * 0.15 + chance.bell() * 0.01) * side,
      y: (0.47 + (k % 3) * 0.13) * side,
      size: 46 + (k % 3) * 38,
      hull: ['#1f5c96', '#c23a2b', '#e9e4d6', '#2f7f6a', '#e2a52c', '#17324f', '#d96a3a'][k],
    }))
    const boat = ({ x: bx, y, size, hull }: (typeof boats)[number]) => {
      const ink = lightOf(hull)
      stroke(plate, {
        x: bx + size * 0.1,
        y: y,
        turn: -Math.PI / 2,
        long: size * 2.6,
        wide: 4,
        from: lightOf('#5a4030'),
        taper: 0.4,
      })
      for (const to of [-0.9, 0.95])
        stroke(plate, {
          x: bx + size * to,
          y: y - 4,
          turn: Math.atan2(-size * 2.4, size * (0.1 - to)),
          long: size * 2.55,
          wide: 1,
          from: lightOf('#3a342e'),
          share: 0.7,
          taper: 0,
        })
      stamp(plate, { x: bx, y, reach: size * 1.2 }, (p, q, into, i) => {
        const t = p / size
        const sheer = -size * 0.16 * t * t - 2
        if (q < sheer - size * 0.16 && Math.abs(t + 0.25) < 0.26 && q > sheer - size * 0.5) {
          const pane = q > sheer - size * 0.42 && q < sheer - size * 0.26 && Math.abs(Math.sin(t * 22)) > 0.4
          const cabin = lightOf(pane ? '#27333a' : '#ece7da')
          for (let c = 0; c < 3; c++) into[c] = cabin[c] * (t > -0.1 ? 0.6 : 1)
          return 1
        }
        const belly = size * 0.34 * (1 - Math.abs(t) ** 3)
        if (Math.abs(t) > 1 || q < sheer - size * 0.16 || q > belly * 0.8) return 0
        const rail = q < sheer - size * 0.1
        const tone = rail ? lightOf('#f4efe2') : q > belly * 0.58 ? lightOf('#5e2018') : ink
        const light = (0.62 + 0.5 * smooth(0.9, -0.6, t) - 0.35 * smooth(0, belly, q)) * (0.8 + 0.4 * plaster[i])
        for (let c = 0; c < 3; c++) into[c] = tone[c] * light
        return smooth(1, 0.985, Math.abs(t))
      })
    }
    const mirror = (level: number) => {
      const kept = plate.light.slice()
      tint(
        plate,
        [
          [0, '#7394a0'],
          [0.5, '#2c5566'],
          [1, '#0d2a38'],
        ],
        (_, v, i) => (v - 0.43) * 1.5 - (water[i] - 0.5) * 0.6,
        (_, v) => smooth(level, level + 0.004, v),
      )
      for (let i = Math.ceil(level * side) * side; i < side * side; i++) {
        const v = Math.floor(i / side) / side
        const bent = Math.round((water[i] - 0.5) * 30 * (v - level + 0.12))
        const row = Math.max(0, Math.round((2 * level - v) * side + bent * 1.6))
        const from = (row * side + Math.min(side - 1, Math.max(0, (i % side) + bent))) * 3
        const share = 0.5 * smooth(0.8, 0.3, water[i]) * smooth(1.1, level, v)
        for (let c = 0; c < 3; c++)
          plate.light[i * 3 + c] +=
            (times([kept[from], kept[from + 1], kept[from + 2]], 0.85)[c] - plate.light[i * 3 + c]) * share
      }
    }
    focus(plate, (_, v) => (v < 0.4 ? 2.5 : 0))
    mirror(0.43)
    for (const one of boats.toSorted((p, q) => p.y - q.y)) {
      stamp(plate, { x: one.x, y: one.y + one.size * 0.45, reach: one.size * 1.1 }, (p, q, into, i) => {
        const ink = lightOf(one.hull)
        for (let c = 0; c < 3; c++) into[c] = ink[c] * 0.5
        return Math.abs(p + (water[i] - 0.5) * 26) < one.size * 0.92
          ? 0.65 * smooth(one.size * 0.5, -10, q) * smooth(-one.size * 0.3, 0, q) * smooth(0.75, 0.4, water[i])
          : 0
      })
      boat(one)
    }
    return develop(plate, { seed })
  },
}
