import { colorway } from './colorway.ts'
import { twill, weave } from './motifs/weave.ts'
import { definePrint } from './print.ts'

/** Houndstooth: four dark and four light threads in two-and-two twill, which alone make the tooth. */
export const houndstooth = definePrint({
  id: 'houndstooth',
  label: 'Houndstooth',
  family: 'check',
  width: 28,
  height: 28,
  repeat: 'straight',
  runsOn: true,
  role: 'hero',
  colorway: colorway('#f4efe6', '#221f24'),
  paint(tile) {
    const [ground, dark] = tile.colors
    const threads = [dark, dark, dark, dark, ground, ground, ground, ground]
    weave(tile, threads, threads, { over: twill, contrast: 1 })
  },
})
