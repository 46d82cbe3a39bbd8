import { seedOf } from '@toile/geometry'
import { ordinaryCloth } from '../prints/derivedCloth.ts'
import { treatments } from '../prints/derivedSource.ts'
import type { PrintDocument } from '../prints/printDocument.ts'
import { clothOfPicture } from './clothOfPicture.ts'
import { colorScript } from './colorScript.ts'
import type { Reading } from './reading.ts'
import { worldsOf } from './worldsOf.ts'

/** A picture by its content hash in every way in which it becomes cloth, in the picture's own inks: prints to begin with, in the order of the treatments (requirement S9.04). Pure. */
export function printsOfPicture(hash: string, reading: Reading): PrintDocument[] {
  const board = { hash, weight: 1, reading }
  const script = colorScript([board], [])
  const [{ world }] = worldsOf(reading.traits)
  return treatments.map(({ id }) => ({
    kind: 'print',
    version: 1,
    source: clothOfPicture(board, script, id, world.id, seedOf(`${hash} ${id}`)).source,
    ...ordinaryCloth(id),
  }))
}
