import type { Color } from '../colors/color.ts'
import { mixColors } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { definePrint } from './print.ts'

/** Digital glitch: a plotted landscape torn into shifted rows, its inks out of register, with lost blocks and scan lines. */
export const glitch = definePrint({
  id: 'glitch',
  label: 'Digital glitch',
  family: 'abstract',
  width: 240,
  height: 240,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: {
    futuristic: 1,
    pixel: 0.8,
    abstract: 0.6,
    y2k: 0.9,
    street: 0.6,
    nineties: 0.5,
    newsprint: 0.4,
    graffiti: 0.4,
    city: 0.4,
  },
  colorway: colorway('#15161d', '#37e0d0', '#f0427c', '#f6f1e6', '#5b4bd6'),
  colorways: [
    inColors('sunset', 'Sunset', '#1d1428', '#ff8a4c', '#e83a6f', '#ffe9c9', '#7a3bd0'),
    inColors('paper', 'Paper', '#f4f1ea', '#2f6fe0', '#e8452f', '#17181d', '#f0b92e'),
    inColors('acid', 'Acid', '#10140f', '#b6f03a', '#f04ad0', '#f2f5e8', '#2f8f6b'),
  ],
  knobs: {
    tear: numberKnob('Tearing', [0, 1, 2]),
    register: numberKnob('Colour shift', [0, 1, 2.5]),
    blocks: numberKnob('Lost blocks', [0, 1, 2.5]),
    scan: numberKnob('Scan lines', [0, 0.5, 1]),
    bars: numberKnob('Bars', [12, 26, 48], '', 1),
  },
  paint(tile, { tear, register, blocks, scan, bars }) {
    const [ground, cyan, pink, light, violet] = tile.colors
    const land = openField(tile.chance, 3, 2, 2)
    const rows = 96
    const chance = tile.chance.branch('rows')
    const shifts: number[] = []
    while (shifts.length < rows) {
      const shift = chance.happens(0.45) ? 0 : chance.bell() * 0.14 * tear
      const run = chance.whole(1, 9)
      for (let k = 0; k < run && shifts.length < rows; k++) shifts.push(shift)
    }
    const lost = new Map<number, Color>()
    for (let k = 0; k < 70 * blocks; k++) {
      const [column, row, run] = [chance.whole(0, 63), chance.whole(0, rows - 1), chance.whole(1, 7)]
      const color = chance.pick([cyan, pink, ground, light, violet])
      for (let i = 0; i < run; i++) lost.set(row * 64 + ((column + i) % 64), color)
    }
    const bar = (u: number, v: number): boolean => {
      const at = u * bars
      const wide = 0.5 + land(u, v) * 0.9
      return at - Math.floor(at) < wide
    }
    tile.texels((u, v) => {
      const row = Math.floor(v * rows + 0.5) % rows
      const missing = lost.get(row * 64 + (Math.floor(u * 64 + 0.5) % 64))
      if (missing) return missing
      const x = u + shifts[row]
      const off = 0.011 * register * (1 + Math.abs(shifts[row]) * 9)
      const [a, b] = [bar(x - off, v), bar(x + off, v)]
      const hill = land(x, v)
      const color = a && b ? (hill > 0.16 ? light : violet) : a ? cyan : b ? pink : ground
      const line = v * rows * 2 + 0.3
      return mixColors(color, ground, line - Math.floor(line) > 0.62 ? scan * 0.6 : 0)
    }, 1)
  },
})
