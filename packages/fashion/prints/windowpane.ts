import { mixColors, toStyle } from '../colors/mixColors.ts'
import { colorway } from './colorway.ts'
import { definePrint } from './print.ts'

/** Windowpane: 64 mm panes with a ghost line through their middle. */
export const windowpane = definePrint({
  id: 'windowpane',
  label: 'Windowpane check',
  family: 'check',
  width: 64,
  height: 64,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  colorway: colorway('#f1e7d6', '#a8412f', '#d09a5c'),
  paint(tile) {
    const [ground, line, ghost] = tile.colors
    tile.ground(ground)
    tile.motif(20, 20, 0, (surface) => {
      surface.fillStyle = toStyle(mixColors(ground, ghost, 0.9))
      surface.fillRect(31.3, -20, 1.4, 64)
      surface.fillRect(-20, 31.3, 64, 1.4)
      surface.fillStyle = toStyle(line)
      surface.fillRect(-1.1, -20, 2.2, 64)
      surface.fillRect(-20, -1.1, 64, 2.2)
    })
  },
})
