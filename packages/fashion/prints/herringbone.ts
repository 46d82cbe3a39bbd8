import { colorway } from './colorway.ts'
import { weave } from './motifs/weave.ts'
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
  colorway: colorway('#d9cfbd', '#4a4038'),
  paint(tile) {
    const [ground, line] = tile.colors
    const columns = 32
    weave(
      tile,
      Array.from({ length: columns }, () => line),
      Array.from({ length: 8 }, () => ground),
      { over: (i, j) => ((i + columns / 4) % columns < columns / 2 ? j + i : j - i + 804) % 8 < 4, contrast: 1 },
    )
  },
})
