import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { openField } from './field.ts'
import { openForks } from './motifs/forks.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint } from './print.ts'

/** Zebra: swaying stripes of changing weight that fork and taper out. */
export const zebra = definePrint({
  id: 'zebra',
  label: 'Zebra',
  family: 'animal',
  width: 220,
  height: 220,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: { zebra: 1, animal: 0.9, bold: 0.6, eighties: 0.6, sexy: 0.4 },
  colorway: colorway('#f7f3ea', '#1b191c'),
  colorways: [
    inColors('sand', 'Sand', '#e8d6b6', '#5a3c28'),
    inColors('night', 'Night', '#1b191c', '#e9e4d8'),
    inColors('ocean', 'Ocean', '#dfeaea', '#1f5266'),
    inColors('coral', 'Coral', '#fbe3d6', '#d9543f'),
  ],
  knobs: {
    stripes: numberKnob('Stripes in a repeat', [5, 9, 16], '', 1),
    weight: numberKnob('Weight of the stripes', [-0.6, 0, 0.6], ''),
    sway: numberKnob('Sway', [0, 1, 2]),
    forks: numberKnob('Forks', [0, 7, 14], '', 1),
    run: ordinaryKnobs.run,
  },
  paint(tile, { stripes, weight: more, sway: swaying, forks: count, run }) {
    const [ground, stripe] = tile.colors
    const forks = openForks(tile.chance, count)
    const sway = openField(tile.chance, 2, 3)
    const wobble = openField(tile.chance, 9, 7, 2)
    const weight = openField(tile.chance, 4, 5)
    const edge = (34 * stripes) / 9 / (tile.width * tile.pixels)
    tile.texels((x, y) => {
      const [u, v] = run === 'crosswise' ? [y, x] : [x, y]
      const phase = 2 * Math.PI * stripes * v + forks(u, v) + (sway(u, v) * 4.2 + wobble(u, v) * 0.75) * swaying
      const wave = Math.sin(phase) + weight(u, v) * 0.62 + more
      return mixColors(ground, stripe, smooth(-edge, edge, wave))
    }, 1)
  },
})
