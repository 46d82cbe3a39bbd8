import { openChance } from '@toile/geometry'
import { develop, focus } from '../darkroom/develop.ts'
import { hairs } from '../darkroom/hairs.ts'
import { noise } from '../darkroom/noise.ts'
import { bell, lightOf, openPlate, smooth, tint } from '../darkroom/plate.ts'
import { groundShadow } from '../darkroom/solid.ts'
import { stamp, stroke } from '../darkroom/stamp.ts'
import type { Photograph } from '../photograph.ts'

/** A fox that rests in long grass. */
export const fox: Photograph = {
  id: 'fox in grass',
  paint(seed) {
    const plate = openPlate()
    const chance = openChance(seed + 1)
    const back = noise(seed + 2, 5, 5, 4)
    tint(
      plate,
      [
        [0, '#33401f'],
        [0.5, '#75803f'],
        [1, '#cfc684'],
      ],
      (_, v, i) => back[i] + 0.25 * (0.5 - v),
    )
    focus(plate, () => 16)
    const blades = (count: number, from: number, to: number, wide: number) => {
      for (let k = 0; k < count; k++)
        stroke(plate, {
          x: chance.between(-20, 660),
          y: chance.between(from, to),
          turn: -1.57 + chance.bell() * 0.35,
          long: chance.between(90, 260),
          wide,
          bend: chance.bell() * 30,
          from: lightOf('#3f4f22'),
          to: lightOf(chance.pick(['#8d9a4a', '#c9be78', '#a9a85a'])),
          share: 0.9,
        })
    }
    blades(330, 380, 560, 4)
    focus(plate, () => 5)
    groundShadow(plate, 340, 560, 230, 60, 0.7)
    const red = () => ['#8f3f14', '#d9772c'] as const
    hairs(
      plate,
      chance,
      { x: 420, y: 440, across: 190, down: 128 },
      5200,
      30,
      (p, q) => (q > 0.55 ? ['#8a7c68', '#efe4d0'] : p > 0.7 ? ['#5a2a14', '#a8562a'] : red()),
      (p, q) => 0.5 + 0.9 * q + 0.3 * p,
    )
    hairs(
      plate,
      chance,
      { x: 250, y: 420, across: 84, down: 110 },
      2300,
      28,
      (p, q) => (q > -0.2 && Math.abs(p) < 0.6 ? ['#b3a48e', '#fbf4e6'] : red()),
      (p) => 1.57 - 0.5 * p,
    )
    for (const hand of [-1, 1]) {
      stamp(plate, { x: 236 + hand * 62, y: 196, reach: 84, turn: hand * 0.25 }, (p, q, into) => {
        const half = 36 * smooth(-74, 40, q)
        const inner = Math.abs(p) < half * 0.55 && q > -30
        const tone = lightOf(q < -40 ? '#2a1710' : inner ? '#5a3526' : '#b85a22')
        for (let k = 0; k < 3; k++) into[k] = tone[k] * (0.8 + 0.2 * Math.sin(p * 1.6))
        return q < 60 && q > -72 ? smooth(1.5, -1.5, Math.abs(p) - half) : 0
      })
      hairs(
        plate,
        chance,
        { x: 236 + hand * 54, y: 210, across: 24, down: 36 },
        220,
        16,
        () => ['#9a8468', '#e8d8bc'],
        () => -1.4 + hand * 0.3,
      )
    }
    hairs(
      plate,
      chance,
      { x: 236, y: 290, across: 104, down: 84 },
      3600,
      20,
      (p, q) =>
        q > 0.25 && Math.abs(p) > 0.2
          ? ['#cfc2ac', '#fffaf0']
          : Math.abs(p) > 0.85
            ? ['#d8cab2', '#fff6e6']
            : ['#a8521c', '#e58a3c'],
      (p, q) => Math.atan2(q + 0.6, p * 1.6),
    )
    hairs(
      plate,
      chance,
      { x: 236, y: 336, across: 34, down: 44 },
      700,
      12,
      (p) => (Math.abs(p) > 0.55 ? ['#d8cab2', '#fff6e6'] : ['#9a4c1c', '#d98a48']),
      () => 1.57,
    )
    for (const hand of [-1, 1]) {
      stamp(plate, { x: 236 + hand * 46, y: 286, reach: 22, turn: hand * 0.4 }, (p, q, into) => {
        const far = Math.hypot(p / 17, q / 10)
        const tone = lightOf(Math.abs(p) < 3.5 ? '#0a0705' : far > 0.8 ? '#170d08' : '#c58a2a')
        for (let k = 0; k < 3; k++) into[k] = tone[k] + 0.8 * bell(Math.hypot(p + 4, q + 4), 2.4)
        return smooth(1.05, 0.9, far)
      })
    }
    stamp(plate, { x: 236, y: 372, reach: 24 }, (p, q, into) => {
      for (let k = 0; k < 3; k++) into[k] = 0.012 + 0.35 * bell(Math.hypot(p + 3, q + 7), 5)
      return smooth(1.05, 0.9, Math.hypot(p / 17, (q + 0.02 * p * p) / 12))
    })
    for (let k = 0; k < 14; k++)
      stroke(plate, {
        x: 236 + (k % 2 ? 24 : -24),
        y: 372 + chance.bell() * 8,
        turn: (k % 2 ? 0 : Math.PI) + chance.bell() * 0.25,
        long: 80,
        wide: 1.1,
        bend: 6,
        from: lightOf('#f6efe2'),
        share: 0.7,
      })
    blades(120, 560, 700, 3)
    blades(60, 640, 720, 8)
    focus(plate, (_, v) => 8 * smooth(0.8, 1, v))
    return develop(plate, { seed, contrast: 0.2 })
  },
}
