import { scriptId } from '@toile/craft/designs/compose/picture/withScript.ts'
import type { Design } from '@toile/craft/designs/design.ts'

/** How many different board items of each kind a look was made from, and whether its colours are the board's, those of pictures, or both. */
export function madeFrom({ sources }: Pick<NonNullable<Design['origin']>, 'sources'>) {
  const count = (kind: 'sketch' | 'print') =>
    new Set(sources.filter((one) => one.kind === kind).map(({ id }) => id)).size
  const colors = sources.filter(({ kind }) => kind === 'color')
  const ofPictures = ({ id }: { id: string }) => id.startsWith(scriptId(''))
  return {
    sketches: count('sketch'),
    prints: count('print'),
    pictured: colors.some(ofPictures),
    asked: colors.some((one) => !ofPictures(one)),
  }
}
