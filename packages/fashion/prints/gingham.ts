import { colorway } from './colorway.ts'
import { twill, weave } from './motifs/weave.ts'
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
  colorway: colorway('#fbf8f2', '#3567a8'),
  paint(tile) {
    const [ground, check] = tile.colors
    const threads = [0, 1, 2, 3].flatMap((run) =>
      Array.from({ length: 5 }, () => (run === 1 || run === 2 ? ground : check)),
    )
    weave(tile, threads, threads, { over: twill, contrast: 0.42 })
  },
})
