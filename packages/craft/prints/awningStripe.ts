import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
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
  answers: { stripes: 1, fresh: 0.7, bold: 0.4, preppy: 0.4, seventies: 0.3, screen_print: 0.3 },
  colorway: colorway('#f8f1e2', '#c4493d', '#e2a566'),
  colorways: [
    inColors('pool', 'Poolside', '#f6f3e8', '#2f7fa3', '#7cc0c4'),
    inColors('olive', 'Olive grove', '#efe7d0', '#5c6b3c', '#c8a24c'),
    inColors('night', 'Night', '#1c2238', '#e9e0cc', '#c0563f'),
  ],
  knobs: {
    share: numberKnob('Share of colour', [0.12, 17 / 48, 0.62]),
    lines: choiceKnob('Side lines', [
      { id: 'one', label: 'One' },
      { id: 'none', label: 'None' },
      { id: 'two', label: 'Two' },
      { id: 'inside', label: 'In the band' },
    ]),
    weight: ordinaryKnobs.weight,
    run: ordinaryKnobs.run,
  },
  paint(tile, { share, lines, weight, run }) {
    const [ground, band, line] = tile.colors
    tile.ground(ground)
    tile.motif(24, 24, 34, (surface) => {
      if (run === 'crosswise') surface.rotate(Math.PI / 2)
      const half = share * 24
      const thick = 2.5 * weight
      surface.fillStyle = toStyle(band)
      surface.fillRect(-half, -24, half * 2, 48)
      surface.fillStyle = toStyle(line)
      for (const [away, size] of sideLines[lines]) {
        const x = half + away + (away > 0 ? 0 : -thick)
        for (const side of [-1, 1]) surface.fillRect(side < 0 ? -x - thick * size : x, -24, thick * size, 48)
      }
    })
  },
})

/** Distance of a side line from the band's edge in millimetres (inside it when negative) and its thickness as a share. */
const sideLines = {
  none: [],
  one: [[2.5, 1]],
  two: [
    [2, 0.6],
    [6, 0.4],
  ],
  inside: [[-2, 0.7]],
} as const
