import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { definePrint } from './print.ts'

/** How far from the corner between two figures a place lies, 0 to 2; `across` and `down` run 0..1 from the middle of a figure. */
const shapes: Record<string, (across: number, down: number) => number> = {
  diamond: (across, down) => 2 - across - down,
  oval: (across, down) => 2 - Math.hypot(across, down) * 1.41,
  zigzag: (across, down) => (across * 0.5 + down) * 1.3,
  steps: (across, down) => 2 - (Math.floor(across * 6) + 0.5) / 6 - down,
}

/** Ikat: nested diamonds of tie-dyed warp threads, each thread slipped a little along the cloth. */
export const ikat = definePrint({
  id: 'ikat',
  label: 'Ikat',
  family: 'ethnic',
  width: 112,
  height: 144,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { ethnic: 1, boho: 0.8, abstract: 0.4 },
  colorway: colorway('#f6eddc', '#2f5596', '#cf4c36', '#efb145', '#1d2440'),
  colorways: [
    inColors('indigo', 'Indigo', '#f4efe2', '#23427a', '#5f86b8', '#a9c1d9', '#121c38'),
    inColors('madder', 'Madder', '#f3e2c7', '#8c2f2a', '#d9743f', '#e8b75a', '#3a1a1c'),
    inColors('forest', 'Forest', '#eef0df', '#2f6349', '#8ab06a', '#e2c24f', '#16302a'),
  ],
  knobs: {
    slip: numberKnob('Slip of the threads', [0.15, 1, 2.4]),
    bleed: numberKnob('Bleeding edges', [0.2, 1, 4]),
    shape: choiceKnob('Shape', [
      { id: 'diamond', label: 'Diamond' },
      { id: 'oval', label: 'Oval' },
      { id: 'zigzag', label: 'Zigzag' },
      { id: 'steps', label: 'Steps' },
    ]),
    rings: numberKnob('Rings', [0.7, 1, 1.8]),
    faded: numberKnob('Fading', [0, 1, 4]),
  },
  paint(tile, { slip: slipping, bleed: bleeding, shape, rings: count, faded }) {
    const apartIn = shapes[shape]
    const [ground, first, second, third, dark] = tile.colors
    const slip = openField(tile.chance, 40, 1)
    const slipFine = openField(tile.chance, 112, 1)
    const bleed = openField(tile.chance, 110, 9)
    const rings = [
      [0, third],
      [0.17, second],
      [0.36, ground],
      [0.45, first],
      [0.72, ground],
      [0.82, dark],
      [1.02, ground],
      [1.14, third],
      [1.24, ground],
      [1.46, second],
    ] as const
    tile.texels((u, v) => {
      const column = Math.floor(u * 112) / 112
      const shifted = v + 0.5 + (slip(column, 0.5) * 0.075 + slipFine(column, 0.5) * 0.05) * slipping
      const across = Math.abs(((u + 0.5) % 1) - 0.5) * 2
      const down = Math.abs(((((shifted + 0.5) % 1) + 1) % 1) - 0.5) * 2
      const apart = (apartIn(across, down) * count) % 2.001
      let i = rings.length - 1
      while (rings[i][0] > apart) i--
      const soft = i > 0 ? smooth(0, 0.055 * bleeding, apart - rings[i][0]) : 1
      const dyed = mixColors(rings[Math.max(0, i - 1)][1], rings[i][1], soft)
      return mixColors(dyed, ground, faded * (0.04 + 0.14 * Math.max(0, bleed(u, v))))
    })
  },
})
