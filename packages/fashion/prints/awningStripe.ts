import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { definePrint } from './print.ts'

/** Awning stripe: broad bands with a hair line on either side, repeating every 48 mm. */
export const awningStripe = definePrint({
  id: 'awningStripe',
  label: 'Awning stripe',
  family: 'stripe',
  width: 48,
  height: 48,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  colorway: colorway('#f8f1e2', '#c4493d', '#e2a566'),
  paint(tile) {
    const [ground, band, line] = tile.colors
    tile.ground(ground)
    tile.motif(24, 24, 0, (surface) => {
      surface.fillStyle = toStyle(band)
      surface.fillRect(-8.5, -24, 17, 48)
      surface.fillStyle = toStyle(line)
      for (const x of [-13.5, 11]) surface.fillRect(x, -24, 2.5, 48)
    })
  },
})
