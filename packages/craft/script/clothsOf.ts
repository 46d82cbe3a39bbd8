import { seedOf, sure } from '@toile/geometry'
import { isSeenWhole, type Treatment } from '../prints/derivedSource.ts'
import { clothOfPicture } from './clothOfPicture.ts'
import { isCamouflage } from './isCamouflage.ts'
import type { PictureCloth } from './pictureBrief.ts'
import { type BoardReading, windowGrid } from './reading.ts'
import type { ColorScript } from './scriptSchema.ts'
import { fineFor, fineTreatments, treatmentsFor } from './treatmentsFor.ts'
import { unlikePictures } from './unlikePictures.ts'
import type { PictureWorld } from './worlds/pictureWorld.ts'
import type { PictureWorldId } from './worlds/worldIds.ts'

/** The prints that a board's pictures give a collection: the first of the picture that weighs most, the second of the next one that shows something else, or of the same; and beside each that is seen whole one broken up, for what is cut small. */
export function clothsOf(
  readings: readonly BoardReading[],
  script: ColorScript,
  worldOf: (picture: BoardReading) => PictureWorld<PictureWorldId>,
  seed: number,
): PictureCloth[] {
  const { first, second } = unlikePictures(readings)
  if (!first) return []
  const board = readings.map(({ hash }) => hash).join(' ')
  const of = (picture: BoardReading, treatment: Treatment, role: PictureCloth['role']): PictureCloth => ({
    ...clothOfPicture(
      picture,
      script,
      treatment,
      worldOf(picture).id,
      seedOf(`${board} ${seed} ${treatment}`),
      readings.length > 1 ? shownIn(readings.indexOf(picture), script) : undefined,
    ),
    role,
  })
  const ways = treatmentsFor(worldOf(first), first.reading, seed)
  // A thing that can be seen whole is seen so on the first look that wears the picture.
  const shown = first.reading.subject && !isCamouflage(first.reading)
  const order = shown ? [...new Set<Treatment>(['painted', ...ways])] : ways
  const [lead, answer] = [sure(order[0]), order[1]]
  const other = second && treatmentsFor(worldOf(second), second.reading, seed).find((one) => one !== lead)
  const large = [
    of(first, lead, 'hero'),
    second && other ? of(second, other, 'second') : of(first, sure(answer), 'second'),
  ]
  const small = [first, ...(second ? [second] : [])].flatMap((picture) => {
    const own = large.flatMap(({ source }) => (source.picture === picture.hash ? [source.treatment] : []))
    const isCut = !own.some(isSeenWhole) || own.some((treatment) => fineTreatments.includes(treatment))
    return isCut ? [] : [of(picture, fineFor(worldOf(picture), picture.reading), 'small')]
  })
  return [...large, ...small]
}

/** The share of one picture of the board that each colour of the script covers. */
function shownIn(at: number, { colors, windows }: ColorScript): number[] {
  const count = windowGrid.across * windowGrid.down
  const own = windows.slice(at * count, (at + 1) * count)
  return colors.map((_, i) => own.reduce((sum, shares) => sum + sure(shares[i]), 0) / count)
}
