import { toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { definePrint } from './print.ts'

/** Breton stripe: 9 mm of colour on every 25 mm, running round the body. */
export const bretonStripe = definePrint({
  id: 'bretonStripe',
  label: 'Breton stripe',
  family: 'stripe',
  width: 25,
  height: 25,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  colorway: colorway('#f6f0e3', '#27365a'),
  paint(tile) {
    const [ground, stripe] = tile.colors
    tile.ground(ground)
    tile.motif(12.5, 12.5, 0, (surface) => {
      surface.fillStyle = toStyle(stripe)
      surface.fillRect(-12.5, -4.5, 25, 9)
    })
  },
})
