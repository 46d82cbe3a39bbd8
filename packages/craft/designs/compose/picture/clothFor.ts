import type { Wearer } from '../../../mannequins/wearer.ts'
import { isOfThings, isSeenWhole } from '../../../prints/derivedSource.ts'
import type { PictureCloth } from '../../../script/pictureBrief.ts'
import { fineTreatments } from '../../../script/treatmentsFor.ts'
import type { Part } from '../outfit.ts'
import { isOnePiece } from './onePiece.ts'
import { takesSubject } from './plainFront.ts'

/** The cloth that a part wears where its collection gives it one of a picture: that one, unless the part is cut up and the cloth is seen whole; then one of the same picture that is broken up, or of another. A child wears a picture's things rather than the picture. */
export function clothFor(
  cloth: PictureCloth,
  cloths: readonly PictureCloth[],
  parts: readonly Part[],
  at: number,
  wearer: Wearer,
): PictureCloth {
  const { treatment, picture } = cloth.source
  const child = wearer.ageGroup === 'child'
  const fine = cloths
    .filter(({ source }) => fineTreatments.includes(source.treatment))
    .toSorted((p, q) => fineTreatments.indexOf(p.source.treatment) - fineTreatments.indexOf(q.source.treatment))
  const things = fine.some(({ source }) => isOfThings(source.treatment))
  const fits = isSeenWhole(treatment)
    ? isOnePiece(parts, at, wearer) && !(child && things) && (!cloth.subject?.size || takesSubject(parts, at, wearer))
    : !(child && treatment === 'mirrored')
  if (fits) return cloth
  return fine.find(({ source }) => source.picture === picture) ?? fine.at(0) ?? cloth
}
