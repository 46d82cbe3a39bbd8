import { openChance } from '@toile/geometry'
import { develop } from '../darkroom/develop.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, glow, lightOf, openPlate, side, smooth, tint, wash } from '../darkroom/plate.ts'
import { stamp, stroke } from '../darkroom/stamp.ts'
import { waves } from '../darkroom/water.ts'
import type { Photograph } from '../photograph.ts'

/** A narrow street of neon signs that shine on wet stone. */
export const neonAlley: Photograph = {
  id: 'neon alley in rain',
  paint(seed) {
    const plate = openPlate('#07070d')
    const chance = openChance(seed + 1)
    const wall = noise(seed + 2, 24, 24, 5)
    const depth = (u: number, v: number) =>
      Math.max(Math.abs(u - 0.5) / 0.5, v < 0.52 ? (0.52 - v) / 0.52 : (v - 0.52) / 0.48)
    tint(
      plate,
      [
        [0, '#3a2a58'],
        [0.25, '#1b1a30'],
        [1, '#0a0a12'],
      ],
      (u, v, i) => depth(u, v) + (wall[i] - 0.5) * 0.3,
    )
    tint(
      plate,
      [
        [0, '#1d2238'],
        [0.5, '#2b2438'],
        [1, '#151019'],
      ],
      (u, v, i) => wall[i] + 0.3 * bell((((0.5 / Math.max(0.06, Math.abs(u - 0.5))) * 1.6) % 1) - 0.5, 0.1),
      (u) => smooth(0.13, 0.16, Math.abs(u - 0.5)) * 0.8,
    )
    glow(plate, '#7a4ad0', (u, v) => 0.6 * bell(Math.hypot((u - 0.5) * 1.4, v - 0.45), 0.2))
    const inks = ['#ff2d78', '#22e0ff', '#ff8a1f', '#b14dff', '#39ff9a', '#ff3b30', '#ffe14d']
    for (let k = 0; k < 34; k++) {
      const near = (k / 34) ** 1.4
      const hand = k % 2 ? 1 : -1
      const x = 0.5 + hand * (0.1 + 0.36 * near + 0.03 * chance.bell())
      const y = 0.44 - chance.between(-0.06, 0.42) * (0.3 + near)
      const [wide, tall] = [
        (0.012 + 0.035 * near) * chance.between(0.7, 1.3),
        (0.03 + 0.12 * near) * chance.between(0.6, 1.3),
      ]
      const hex = chance.pick(inks)
      const ink = lightOf(hex)
      const bars = chance.whole(3, 6)
      const phase = chance.next() * 6
      glow(plate, hex, (u, v) =>
        Math.abs(u - x) < 0.25 && Math.abs(v - y) < 0.3
          ? 0.3 * bell(Math.hypot(u - x, (v - y) * 0.8), 0.07 + 0.05 * near)
          : 0,
      )
      stamp(plate, { x: x * side, y: y * side, reach: Math.max(wide, tall) * side + 3 }, (p, q, into, i) => {
        const [a, b] = [p / side / wide, q / side / tall]
        if (Math.abs(a) > 1 || Math.abs(b) > 1) return 0
        const frame = Math.max(Math.abs(a), Math.abs(b)) > 0.86
        const mark =
          Math.sin(b * bars * 3.1 + phase) * Math.cos(a * 4 + Math.sin(b * bars * 2 + phase) * 2) > 0.28 &&
          Math.abs(a) < 0.7
        for (let c = 0; c < 3; c++)
          into[c] = frame || mark ? ink[c] * 1.7 + 0.18 : plate.light[i * 3 + c] * 0.4 + ink[c] * 0.1
        return 1
      })
    }
    for (const [x, tall] of [
      [0.47, 0.075],
      [0.54, 0.06],
      [0.6, 0.13],
    ])
      wash(plate, '#050508', (u, v) => {
        const foot = 0.52 + tall * 0.75
        const [a, b] = [(u - x) / (tall * 0.24), (v - foot + tall) / tall]
        const umbrella = b > -0.12 && b < 0.12 ? smooth(1.1, 1, Math.hypot(a / 1.7, (b - 0.12) / 0.24)) : 0
        return Math.max(umbrella, b > 0.05 && b < 1 ? smooth(1, 0.8, Math.abs(a) / (0.55 + 0.3 * Math.sin(b * 3))) : 0)
      })
    const level = 0.56
    const water = waves(seed + 5, level, { fine: 2.2, long: 2.4 })
    const stones = waves(seed + 6, level, { fine: 4, long: 3 })
    const kept = plate.light.slice()
    for (let i = Math.ceil(level * side) * side; i < side * side; i++) {
      const v = Math.floor(i / side) / side
      const bent = (water[i] - 0.5) * 60 * (v - level + 0.1)
      const row = Math.max(0, Math.round((level - (v - level) * 1.05) * side + bent * 3))
      const from = (row * side + Math.min(side - 1, Math.max(0, Math.round((i % side) + bent)))) * 3
      const wet = 0.75 * smooth(0.75, 0.35, stones[i]) + 0.18
      for (let c = 0; c < 3; c++) plate.light[i * 3 + c] = 0.012 + kept[from + c] * wet
    }
    for (let k = 0; k < 420; k++)
      stroke(plate, {
        x: chance.between(0, 640),
        y: chance.between(-20, 600),
        turn: 1.63,
        long: chance.between(12, 44),
        wide: 1,
        from: lightOf('#9fb4d8'),
        share: 0.16,
      })
    return develop(plate, { seed, bloom: 0.9, grain: 0.022, contrast: 0.2 })
  },
}
