import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { fillDisc } from './motifs/shapes.ts'
import { definePrint } from './print.ts'

/** Polka dot: 13 mm dots in brick order. */
export const polkaDot = definePrint({
  id: 'polkaDot',
  label: 'Polka dot',
  family: 'geometric',
  width: 40,
  height: 20,
  repeat: 'brick',
  role: 'support',
  colorway: colorway('#f7f0e2', '#bf3f36'),
  paint(tile) {
    tile.ground(tile.colors[0])
    tile.motif(20, 10, 7, (surface) => fillDisc(surface, [0, 0], 6.5, toStyle(tile.colors[1])))
  },
})
