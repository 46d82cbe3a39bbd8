import type { Print } from './print.ts'
import { latticeOf, plainTiles, type Repeat } from './repeat.ts'

/** How many of a print's own tiles across and down its tile takes in under a repeat: one, unless it runs on and the repeat is not its own. */
export function ownTiles(print: Pick<Print, 'repeat' | 'runsOn'>, repeat: Repeat): { across: number; down: number } {
  if (!print.runsOn || repeat === print.repeat) return { across: 1, down: 1 }
  const plain = plainTiles(print.repeat)
  const { drop, step } = latticeOf(repeat)
  return { across: plain.across * step.d, down: plain.down * drop.d }
}

/** The ordinary size on cloth of a print's tile under a repeat, in millimetres (domain 4.3). */
export function tileSize(
  print: Pick<Print, 'width' | 'height' | 'repeat' | 'runsOn'>,
  repeat: Repeat,
): { width: number; height: number } {
  const { across, down } = ownTiles(print, repeat)
  return { width: print.width * across, height: print.height * down }
}
