import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { interlacings, weave, weaveKnob } from './motifs/weave.ts'
import { definePrint } from './print.ts'

/** Gingham: 13 mm checks woven of dyed and plain threads, half tones where they cross. */
export const gingham = definePrint({
  id: 'gingham',
  label: 'Gingham',
  family: 'check',
  width: 26,
  height: 26,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  answers: { gingham: 1, check: 1, cottage: 0.9, fifties: 0.8, cute: 0.5, fresh: 0.6, western: 0.3 },
  colorway: colorway('#fbf8f2', '#3567a8'),
  colorways: [
    inColors('cherry', 'Cherry', '#fbf7f0', '#c02f38'),
    inColors('black', 'Black', '#f7f5ef', '#1f1f24'),
    inColors('meadow', 'Meadow', '#f6f5e6', '#4f8a5b'),
    inColors('lemon', 'Lemon', '#fdfaec', '#e2b83a'),
  ],
  knobs: {
    checks: choiceKnob('Checks', [
      { id: 'one', label: '13 mm' },
      { id: 'two', label: '6 mm' },
      { id: 'four', label: '3 mm' },
    ]),
    share: numberKnob('Share of colour', [0.2, 0.5, 0.8]),
    tones: numberKnob('Depth of the half tones', [0, 0.42, 1]),
    weave: weaveKnob,
  },
  paint(tile, { checks, share, tones, weave: crossing }) {
    const [ground, check] = tile.colors
    const count = { one: 1, two: 2, four: 4 }[checks]
    const period = 20 / count
    const dyed = Math.max(1, Math.round(period * share))
    const start = Math.round(dyed / 2)
    const threads = Array.from({ length: 20 }, (_, i) => ((i + start) % period < dyed ? check : ground))
    weave(tile, threads, threads, { over: interlacings[crossing], contrast: tones })
  },
})
