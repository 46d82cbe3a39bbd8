import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { definePrint } from './print.ts'

/** Pinstripe: a hair line every 20 mm. */
export const pinstripe = definePrint({
  id: 'pinstripe',
  label: 'Pinstripe',
  family: 'stripe',
  width: 20,
  height: 20,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  colorway: colorway('#26304a', '#d9d6cd'),
  paint(tile) {
    const [ground, line] = tile.colors
    tile.ground(ground)
    tile.motif(10, 10, 0, (surface) => {
      surface.fillStyle = toStyle(line, 0.35)
      surface.fillRect(-0.95, -10, 1.9, 20)
      surface.fillStyle = toStyle(line)
      surface.fillRect(-0.6, -10, 1.2, 20)
    })
  },
})
