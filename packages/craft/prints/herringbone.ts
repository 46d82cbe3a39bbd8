import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { weave } from './motifs/weave.ts'
import { ordinaryKnobs } from './ordinaryKnobs.ts'
import { definePrint } from './print.ts'

/** Herringbone: twill lines that turn back every 20 mm. */
export const herringbone = definePrint({
  id: 'herringbone',
  label: 'Herringbone',
  family: 'stripe',
  width: 40,
  height: 10,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  answers: { herringbone: 1, classic: 0.8, tonal: 0.6, cozy: 0.6, minimal: 0.4, calm: 0.4 },
  colorway: colorway('#d9cfbd', '#4a4038'),
  colorways: [
    inColors('grey', 'Grey flannel', '#c9c8c4', '#3b3d42'),
    inColors('moss', 'Moss', '#c9c3a0', '#4d5636'),
    inColors('rust', 'Rust', '#e2c7a3', '#8b4327'),
    inColors('navy', 'Navy', '#b9c0cf', '#232d4b'),
  ],
  knobs: {
    turns: choiceKnob('Lines turn back', [
      { id: 'broad', label: 'Every 20 mm' },
      { id: 'middle', label: 'Every 10 mm' },
      { id: 'fine', label: 'Every 5 mm' },
      { id: 'never', label: 'Never' },
    ]),
    share: numberKnob('Share of the line', [0.2, 0.5, 0.8]),
    lines: numberKnob('Lines in a repeat', [1, 1, 2], '', 1),
    contrast: ordinaryKnobs.contrast,
  },
  paint(tile, { turns, share, lines, contrast }) {
    const [ground, line] = tile.colors
    const columns = 32
    const run = { broad: 16, middle: 8, fine: 4, never: columns }[turns]
    const period = 8 / lines
    const rises = (i: number) => turns === 'never' || Math.floor(((i + columns / 4) % columns) / run) % 2 === 0
    weave(
      tile,
      Array.from({ length: columns }, () => line),
      Array.from({ length: 8 }, () => ground),
      { over: (i, j) => (rises(i) ? j + i : j - i + 804) % period < period * share, contrast },
    )
  },
})
