import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { openForks } from './motifs/forks.ts'
import { definePrint } from './print.ts'

/** Tiger: tapering flames of black, some split about a tawny core, over a coat that pales between them. */
export const tiger = definePrint({
  id: 'tiger',
  label: 'Tiger',
  family: 'animal',
  width: 260,
  height: 220,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { tiger: 1, animal: 0.9, bold: 0.7, street: 0.4, oriental: 0.3, seventies: 0.3, sexy: 0.4 },
  colorway: colorway('#d98d3d', '#f0cf98', '#b4642a', '#1d1513'),
  colorways: [
    inColors('snow', 'Snow', '#e9e6df', '#f8f6f0', '#b9b3a8', '#1b1b1f'),
    inColors('rose', 'Rose', '#e3918b', '#f6d3c9', '#b85560', '#3a1620'),
    inColors('moss', 'Moss', '#8f9a5f', '#cfd3a0', '#5f6b3a', '#1d2117'),
  ],
  knobs: {
    stripes: numberKnob('Stripes', [5, 8, 13], '', 1),
    weight: numberKnob('Stripe weight', [-0.5, 0, 0.5], ''),
    broken: numberKnob('Broken lines', [0.3, 1, 1.6]),
    split: numberKnob('Split stripes', [0, 1, 1]),
    fur: numberKnob('Fur', [0, 1, 2]),
  },
  paint(tile, { stripes, weight, broken, split, fur }) {
    const [coat, pale, deep, dark] = tile.colors
    const forks = openForks(tile.chance, 5)
    const sway = openField(tile.chance, 2, 2)
    const taper = openField(tile.chance, 3, stripes)
    const light = openField(tile.chance, 2, 3)
    const hair = openField(tile.chance, 120, 22)
    const edge = 26 / (tile.width * tile.pixels)
    tile.texels((u, v) => {
      const hairs = hair(u, v) * 0.16 * fur
      const phase = 2 * Math.PI * stripes * v + forks(u, v) + sway(u, v) * 3.4
      const thick = taper(u, v) * 1.15 * broken + weight - 0.3
      const wave = Math.sin(phase) + thick + hairs
      const between = light(u, v) + hairs * 1.4
      const body = mixColors(mixColors(coat, deep, smooth(0.08, 0.62, between)), pale, smooth(0.02, 0.55, -between))
      const core = split * smooth(0.94, 1.12, wave - Math.abs(hairs)) * smooth(0.05, 0.3, thick)
      return mixColors(body, mixColors(dark, deep, core), smooth(-edge, edge, wave))
    }, 1)
  },
})
