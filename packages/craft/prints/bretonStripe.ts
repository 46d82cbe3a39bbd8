import { toStyle } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { waveBand } from './motifs/waveBand.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint } from './print.ts'

/** The bands of one repeat: where each lies and how much of the colour it takes, as shares. */
const bands = {
  single: [[0, 1]],
  double: [
    [-0.2, 0.42],
    [0.2, 0.42],
  ],
  graded: [
    [-0.24, 0.5],
    [0.06, 0.3],
    [0.28, 0.14],
  ],
} as const

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
  answers: { breton: 1, stripes: 0.9, nautical: 1, classic: 0.6, minimal: 0.5, fresh: 0.5, comfortable: 0.5 },
  colorway: colorway('#f6f0e3', '#27365a'),
  colorways: [
    inColors('navy', 'Navy ground', '#22305a', '#f4eee0'),
    inColors('madder', 'Madder', '#f7efe1', '#b23a34'),
    inColors('olive', 'Olive', '#ece6d2', '#5d6440'),
    inColors('ink', 'Ink on grey', '#c9c8c4', '#1d1d22'),
  ],
  knobs: {
    share: numberKnob('Share of colour', [0.12, 0.36, 0.8]),
    bands: choiceKnob('Bands', [
      { id: 'single', label: 'Single' },
      { id: 'double', label: 'Double' },
      { id: 'graded', label: 'Graded' },
    ]),
    wave: numberKnob('Wave', [0, 0, 1]),
    run: ordinaryKnobs.run,
  },
  paint(tile, { share, bands: kind, wave, run }) {
    const [ground, stripe] = tile.colors
    tile.ground(ground)
    tile.motif(12.5, 12.5, 16, (surface) => {
      if (run === 'crosswise') surface.rotate(Math.PI / 2)
      for (const [at, part] of bands[kind])
        waveBand(surface, 25, at * 25, part * share * 25, wave * 2.4, toStyle(stripe))
    })
  },
})
