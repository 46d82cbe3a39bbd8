import { openChance } from '@toile/geometry'
import { joinAcross, turned } from '../../tiles/join.ts'
import { cropTo } from './cropTo.ts'
import { inked } from './inked.ts'
import { laidAt } from './laidAt.ts'
import { openLines } from './lines/withLines.ts'
import { readInks } from './readInks.ts'
import { richestSquare } from './richestSquare.ts'
import type { OpenTreatment } from './treatment.ts'
import { working } from './working.ts'

/** The share of the shorter side that is shown. */
const share = 0.42
/** How much of the tile lies over itself where its ends are cut into one another. */
const overlap = 0.16

/** A small square of the picture with all its grain, its ends cut into one another along what is alike, so that it goes on without a mirror. */
export const texture: OpenTreatment = (picture, source) => {
  const part = source.part ?? richestSquare(picture, source.colors, share, source.seed, openChance(source.seed))
  const lapped = Math.round(working * (1 + overlap))
  const across = joinAcross(cropTo(picture, part, lapped, lapped), working)
  const tile = turned(joinAcross(turned(across.pixels), working).pixels)
  const lines = openLines(tile, source.colors, (u, v) => [u, v], 'wrap')
  const field = inked(lines.without(tile), source.colors, source.seed, 1)
  const inkAt = lines.over(readInks(field, source.colors.length, { across: 'wrap', down: 'wrap' }, 'close'))
  return (side) => laidAt(inkAt, working, side)
}
