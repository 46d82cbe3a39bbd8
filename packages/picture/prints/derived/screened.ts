import type { DerivedSource } from '@toile/craft/prints/derivedSource.ts'
import { nearlyWhole } from '@toile/craft/prints/picturePart.ts'
import { openChance } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import { calmed } from './calmed.ts'
import { cropBeyond } from './cropBeyond.ts'
import { drawnOut, driftOf, movedBy } from './drawnOut.ts'
import { inked } from './inked.ts'
import { laidAt } from './laidAt.ts'
import { lineSide, openLines } from './lines/withLines.ts'
import { type InkAt, readInks } from './readInks.ts'
import { richestSquare } from './richestSquare.ts'
import type { OpenTreatment } from './treatment.ts'
import { working } from './working.ts'

/** What is done to a part of a picture before it is printed in inks. */
export interface Screening {
  /** The share of the shorter side that the square takes; none for the whole picture. */
  share: number | null
  /** How far waves draw it out, as a share of the side. */
  depth: number
  /** How far passages are calmed, in working pixels; 0 not at all. */
  calm: number
}

/** A treatment that prints a part of the picture as it lies, drawn out and calmed. */
export const screened =
  (screening: Screening): OpenTreatment =>
  (picture, source) => {
    const inkAt = screenOf(picture, source, screening)
    return (side) => laidAt(inkAt, working, side)
  }

/** Reads a part of the picture printed in inks, at points of a square of working pixels; past its sides it turns back. */
export function screenOf(picture: Pixels, source: DerivedSource, { share, depth, calm }: Screening): InkAt {
  const chance = openChance(source.seed)
  const part =
    share === null
      ? nearlyWhole(picture.width / picture.height)
      : (source.part ?? richestSquare(picture, source.colors, share, source.seed, chance))
  const drift = depth ? driftOf(depth, source.lie, chance) : null
  // A thing seen whole on calm ground takes a small part of the square.
  const finer = part.height > 1 || part.width > 1 ? 1.4 : 1
  const [side, lined] = [Math.round(working * finer), Math.round(lineSide * finer)]
  const lines = openLines(
    cropBeyond(picture, part, lined, lined),
    source.colors,
    drift ? movedBy(drift, source.lie) : (u, v) => [u, v],
    'mirror',
  )
  const cut = lines.without(cropBeyond(picture, part, side, side))
  const drawn = drift ? drawnOut(cut, drift, source.lie) : cut
  const field = inked(calm ? calmed(drawn, calm) : drawn, source.colors, source.seed, calm ? 2 : 1)
  const joins = { across: 'mirror', down: 'mirror' } as const
  const inkAt = readInks(field, source.colors.length, joins, calm ? 'soft' : 'close')
  const scale = side / working
  return lines.over((x, y) => inkAt(x * scale, y * scale))
}
