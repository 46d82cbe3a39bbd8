import type { Color } from '../colors/color.ts'
import { colorway } from './colorway.ts'
import { twill, weave } from './motifs/weave.ts'
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
  colorway: colorway('#ece6da', '#34343a', '#8f3b35'),
  paint(tile) {
    const [ground, dark, over] = tile.colors
    const threads: Color[] = [
      ...run(2, 5, dark, ground),
      over,
      over,
      ...run(2, 5, dark, ground),
      ...run(4, 4, dark, ground),
      dark,
      dark,
    ]
    weave(tile, threads, threads, { over: twill, contrast: 1 })
  },
})
