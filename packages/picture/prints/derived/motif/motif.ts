import { openChance } from '@toile/geometry'
import { paintedInstead } from '../paintedInstead.ts'
import type { OpenTreatment } from '../treatment.ts'
import { artsOf } from './artsOf.ts'
import { groundFor } from './groundFor.ts'
import { layMotifs } from './layMotifs.ts'
import { paintMotif } from './paintMotif.ts'

/** Motifs cut out of the picture, large and small, tossed over a ground of its inks that sets them off; a picture in which nothing stands alone is painted. */
export const motif: OpenTreatment = (picture, source) => {
  const arts = artsOf(picture, source.colors)
  if (!arts.length) return paintedInstead(picture, source)
  const ground = groundFor(arts, source.colors)
  const laid = layMotifs(arts, openChance(source.seed))
  return (side) => {
    const field = { width: side, height: side, index: new Uint8Array(side * side).fill(ground) }
    for (const one of laid) paintMotif(field, arts[one.art], one)
    return field
  }
}
