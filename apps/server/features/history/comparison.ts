import type { ComparedSide, Comparison } from '@toile/contract/features/history.ts'
import { compareStates } from '@toile/studio/history/compareStates.ts'
import { pictureIds } from '@toile/studio/projects/project.ts'
import { and, inArray } from 'drizzle-orm'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { file } from '../../host/database/schema/files.ts'
import { addressOf, pictureOf } from '../../pictures/hold/picture.ts'
import { type ReadState, readPresent, readState, stateRow } from '../../documents/projectStates/readState.ts'

const sideOf = ({ snapshot, drawn }: ReadState): ComparedSide => ({
  project: snapshot.project,
  looks: snapshot.looks.map(({ id, state, position }) => {
    const { pictures = {}, thumbnails = {} } = drawn.get(id) ?? {}
    const full: string | undefined = pictures['front']
    const small = thumbnails['480'] ?? full
    const webp = (hash: string | undefined) => (hash ? addressOf(hash, 'image/webp') : null)
    return { id, state, position, full: webp(thumbnails['1080'] ?? full), small: webp(small) }
  }),
})

/** Two states of a collection side by side with what differs; null stands for how it is now (requirement S2.50). */
export async function comparison(
  tx: Transaction,
  ownerId: string,
  { projectId, before, after }: { projectId: string; before: string | null; after: string | null },
): Promise<Comparison> {
  const own = { ownerId, projectId }
  const read = async (id: string | null) =>
    id === null ? readPresent(tx, own) : readState(tx, await stateRow(tx, own, id))
  const one = await read(before)
  const other = await read(after)
  const ids = [...new Set([...pictureIds(one.snapshot.project), ...pictureIds(other.snapshot.project)])]
  const rows = ids.length
    ? await tx
        .select()
        .from(file)
        .where(and(ownedBy(file, ownerId), inArray(file.id, ids)))
    : []
  return {
    before: sideOf(one),
    after: sideOf(other),
    differences: compareStates(one.snapshot, other.snapshot),
    pictures: rows.map(pictureOf),
  }
}
