import { smooth } from '@toile/geometry'
import { mixColors } from '../colors/mixColors.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { definePrint } from './print.ts'

/** Op art: checks, lines or discs on a plane that swells and sinks. */
export const opArt = definePrint({
  id: 'opArt',
  label: 'Op art',
  family: 'geometric',
  width: 160,
  height: 160,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  answers: {
    op_art: 1,
    geometric: 0.9,
    sixties: 1,
    psychedelic: 0.8,
    futuristic: 0.8,
    bold: 0.7,
    swirl: 0.7,
    pop_art: 0.6,
    wave: 0.5,
  },
  colorway: colorway('#f5f2ec', '#17171b', '#d8472f'),
  colorways: [
    inColors('cobalt', 'Cobalt', '#f3f2ea', '#2346a8', '#f1b52b'),
    inColors('reversed', 'Reversed', '#16161a', '#f1ede2', '#e0503a'),
    inColors('rose', 'Rose', '#f8e6e2', '#7a1f3d', '#e8863c'),
  ],
  knobs: {
    figure: choiceKnob('Figure', [
      { id: 'checks', label: 'Checks' },
      { id: 'discs', label: 'Discs' },
      { id: 'lines', label: 'Lines' },
    ]),
    count: numberKnob('Rows', [6, 10, 18], '', 2),
    swell: numberKnob('Swell', [0, 0.75, 1]),
    waves: numberKnob('Waves', [1, 1, 3], '', 1),
    accent: numberKnob('Accent', [0, 1, 1]),
  },
  paint(tile, { figure, count, swell, waves, accent }) {
    const [ground, dark, bright] = tile.colors
    const turn = 2 * Math.PI * waves
    const rows = 2 * Math.round(count / 2)
    const soft = rows / (tile.width * tile.pixels)
    const most = swell / turn
    tile.texels((u, v) => {
      const lift = (1 - Math.cos(turn * u)) * (1 - Math.cos(turn * v)) * 0.25
      const x = (u + Math.sin(turn * u) * most * 0.5 * (1 - Math.cos(turn * v)) * 0.9) * rows + 0.5
      const y = (v + Math.sin(turn * v) * most * 0.5 * (1 - Math.cos(turn * u)) * 0.9) * rows + 0.5
      const ink = mixColors(dark, bright, accent * smooth(0.72, 0.78, lift))
      if (figure === 'lines')
        return mixColors(
          ground,
          ink,
          step(Math.sin(Math.PI * (x + 0.35 * rows * most * Math.sin(turn * v) * 6)), soft * 2),
        )
      const [i, j] = [Math.floor(x), Math.floor(y)]
      if (figure === 'discs') {
        const apart = Math.hypot(x - i - 0.5, y - j - 0.5)
        return mixColors(ground, ink, 1 - smooth(0.42 - soft, 0.42 + soft, apart + (0.16 - 0.24 * lift)))
      }
      const checks = Math.sin(Math.PI * x) * Math.sin(Math.PI * y)
      return mixColors(ground, ink, step(checks, soft * 0.8))
    })
  },
})

const step = (value: number, soft: number) => smooth(-soft, soft, value)
