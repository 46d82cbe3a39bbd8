import type { Color } from '../colors/color.ts'
import { colorway } from './colorway.ts'
import { sett, twill, weave } from './motifs/weave.ts'
import { definePrint } from './print.ts'

/** Tartan: a symmetric sett in two-and-two twill; the same threads run across and down. */
export const tartan = definePrint({
  id: 'tartan',
  label: 'Tartan',
  family: 'check',
  width: 124,
  height: 124,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  colorway: colorway('#8f2429', '#1f4436', '#efe6cf', '#d9a441', '#22283f'),
  paint(tile) {
    const [ground, deep, pale, bright, dark] = tile.colors
    const threads: Color[] = sett([
      [ground, 20],
      [dark, 3],
      [ground, 4],
      [pale, 2],
      [deep, 14],
      [bright, 3],
      [deep, 14],
      [dark, 8],
      [pale, 2],
      [dark, 2],
      [ground, 7],
    ])
    weave(tile, threads, threads, { over: twill, contrast: 0.5 })
  },
})
