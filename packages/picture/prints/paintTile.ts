import type { Color } from '@toile/craft/colors/color.ts'
import type { StoredKnobs } from '@toile/craft/garments/knob.ts'
import type { Print } from '@toile/craft/prints/print.ts'
import { latticeOf, type Repeat } from '@toile/craft/prints/repeat.ts'
import { ownTiles } from '@toile/craft/prints/tileSize.ts'
import type { Host, Pixels } from '../surface.ts'
import { paintBand } from './paintBand.ts'
import { layTiles } from './plainTile.ts'

const most = 2048

/**
 * One tile of a print as pixels under a repeat (its own unless told): painted at twice the size and averaged down; whole even sides that
 * the repeat's slips divide, so that tiles shift by whole pixels. Same input, same bytes.
 */
export function paintTile(
  host: Host,
  print: Print,
  colors: readonly Color[],
  seed: number,
  pixelsPerMillimetre: number,
  knobs?: StoredKnobs,
  repeat: Repeat = print.repeat,
): Pixels {
  const { across, down } = ownTiles(print, repeat)
  if (across * down === 1)
    return paintUnder(host, print, colors, seed, pixelsPerMillimetre, knobs, print.runsOn ? print.repeat : repeat)
  const own = paintUnder(host, print, colors, seed, pixelsPerMillimetre, knobs, print.repeat)
  return layTiles(own, print.repeat, own.width * across, own.height * down)
}

function paintUnder(
  host: Host,
  print: Print,
  colors: readonly Color[],
  seed: number,
  pixelsPerMillimetre: number,
  knobs: StoredKnobs | undefined,
  repeat: Repeat,
): Pixels {
  const { drop, step } = latticeOf(repeat)
  const across = sidePixels(print.width * pixelsPerMillimetre, step.d)
  const down = sidePixels(print.height * pixelsPerMillimetre, drop.d)
  return paintBand(host, { print, colors, seed, knobs, repeat, across, down, over: 2 }, 0, down)
}

/** Whole pixels that two and the parts of a slip divide. */
function sidePixels(wanted: number, parts: number): number {
  const unit = parts % 2 ? parts * 2 : parts
  return unit * Math.max(unit < 4 ? 2 : 1, Math.min(Math.floor(most / unit), Math.round(wanted / unit)))
}
