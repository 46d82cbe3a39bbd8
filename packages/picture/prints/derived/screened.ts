import type { DerivedSource } from '@toile/fashion/prints/derivedSource.ts'
import { ordinaryCloth } from '@toile/fashion/prints/derivedCloth.ts'
import { openChance } from '@toile/geometry'
import type { Pixels } from '../../surface.ts'
import { calmed } from './calmed.ts'
import { cropTo, wholePicture } from './cropTo.ts'
import { drawnOut } from './drawnOut.ts'
import { inked } from './inked.ts'
import { joinsUnder } from './inkField.ts'
import { laidAt } from './laidAt.ts'
import { readInks } from './readInks.ts'
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
export function screened({ share, depth, calm }: Screening): OpenTreatment {
  return (picture, source) => {
    const chance = openChance(source.seed)
    const part = share === null ? wholePicture : richestSquare(picture, source.colors, share, source.seed, chance)
    const cut = cropTo(picture, part, working, working)
    const drawn = depth ? drawnOut(cut, depth, source.lie, chance) : cut
    const field = inked(calm ? calmed(drawn, calm) : drawn, source.colors, source.seed, calm ? 2 : 1)
    const joins = joinsUnder(ordinaryCloth(source.treatment).repeat)
    const inkAt = readInks(field, source.colors.length, joins, calm ? 'soft' : 'close')
    return (side) => laidAt(inkAt, working, side)
  }
}
