import type { Color } from '../colors/color.ts'
import { choiceKnob, numberKnob } from '../garments/knob.ts'
import { colorway, inColors } from './colorway.ts'
import { interlacings, weave, weaveKnob } from './motifs/weave.ts'
import { definePrint } from './print.ts'

const run = <T>(count: number, times: number, ...colors: readonly T[]): T[] =>
  Array.from({ length: times }, () => colors.flatMap((color) => Array.from({ length: count }, () => color))).flat()

/** Glen check: blocks of four-and-four and two-and-two threads in twill under a coloured overcheck. */
export const glenCheck = definePrint({
  id: 'glenCheck',
  label: 'Glen check',
  family: 'check',
  width: 104,
  height: 104,
  repeat: 'straight',
  runsOn: true,
  role: 'support',
  answers: { glen_check: 1, check: 0.7, classic: 0.9, preppy: 0.5, elegant: 0.5, workwear: 0.2 },
  colorway: colorway('#ece6da', '#34343a', '#8f3b35'),
  colorways: [
    inColors('blue', 'Blue overcheck', '#e9e7e0', '#3b3b42', '#3f6fb0'),
    inColors('tobacco', 'Tobacco', '#e5d5b8', '#5b4331', '#2f5d5a'),
    inColors('green', 'Green', '#dfe0cf', '#3c4a3c', '#c58a3c'),
  ],
  knobs: {
    fine: numberKnob('Fine blocks', [2, 5, 8], '', 1),
    bold: numberKnob('Bold blocks', [1, 4, 7], '', 1),
    over: choiceKnob('Overcheck', [
      { id: 'line', label: 'Line' },
      { id: 'none', label: 'None' },
      { id: 'broad', label: 'Broad' },
      { id: 'double', label: 'Double' },
    ]),
    contrast: numberKnob('Contrast of tones', [0.3, 1, 1]),
    weave: weaveKnob,
  },
  paint(tile, { fine, bold, over, contrast, weave: crossing }) {
    const [ground, dark, line] = tile.colors
    const overchecks: Record<typeof over, readonly Color[]> = {
      none: [],
      line: [line, line],
      broad: [line, line, line, line, line, line],
      double: [line, line, ground, ground, line, line],
    }
    const threads: Color[] = [
      ...run(2, fine, dark, ground),
      ...overchecks[over],
      ...run(2, fine, dark, ground),
      ...run(4, bold, dark, ground),
      dark,
      dark,
    ]
    while (threads.length % 4) threads.push(dark)
    weave(tile, threads, threads, { over: interlacings[crossing], contrast })
  },
})
