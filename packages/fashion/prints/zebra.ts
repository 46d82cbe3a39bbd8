import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { openField } from './motifs/field.ts'
import { openForks } from './motifs/forks.ts'
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
  colorway: colorway('#f7f3ea', '#1b191c'),
  paint(tile) {
    const [ground, stripe] = tile.colors
    const forks = openForks(tile.chance, 7)
    const sway = openField(tile.chance, 2, 3)
    const wobble = openField(tile.chance, 9, 7, 2)
    const weight = openField(tile.chance, 4, 5)
    const edge = 34 / (tile.width * tile.pixels)
    tile.texels((u, v) => {
      const phase = 2 * Math.PI * 9 * v + forks(u, v) + sway(u, v) * 4.2 + wobble(u, v) * 0.75
      const wave = Math.sin(phase) + weight(u, v) * 0.62
      return mixColors(ground, stripe, smooth(-edge, edge, wave))
    }, 1)
  },
})
