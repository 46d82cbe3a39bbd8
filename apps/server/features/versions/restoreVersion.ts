import { randomUUID } from 'node:crypto'
import type { Gives, Takes } from '@toile/contract/call.ts'
import type { versions } from '@toile/contract/features/versions.ts'
import { restored } from '@toile/craft/designs/restored.ts'
import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import { keptStep } from '@toile/craft/designs/steps/keptStep.ts'
import { sureFirst } from '@toile/geometry'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { checkDesign } from '../../documents/designs/checkDesign.ts'
import { documentHash } from '../../documents/designs/documentHash.ts'
import { isSeenAnew } from '../../documents/designs/isSeenAnew.ts'
import { refuseRecreated } from '../../documents/designs/refuseRecreated.ts'
import { keepEdited } from '../../documents/designs/keepEdited.ts'
import { keepSteps } from '../../documents/designVersions/keepSteps.ts'
import { keepVersion } from '../../documents/designVersions/keepVersion.ts'
import { openedVersion } from '../../documents/designVersions/versionEntry.ts'
import { keepWork } from '../../documents/projectStates/keepWork.ts'
import type { Transact, Transaction } from '../../host/database/database.ts'
import type { Files } from '../../host/files/files.ts'
import { lockDesign, readDesign, readEntry } from '../../library/designEntry.ts'
import { drawShown } from '../../pictures/drawing/drawShown.ts'
import { atItsSize, sizedDesigns } from '../../pictures/drawing/sizedDesigns.ts'

type Call = typeof versions.restoreVersion

/** What a restoring works with. */
interface Restoring {
  load: Transact
  keep: Transact
  files: Files
  ownerId: string
}

/** A look as it stands and as it is to stand; refused where it cannot. */
async function asAsked(tx: Transaction, ownerId: string, { id, revision, garments }: Takes<Call>) {
  const { version, body } = await openedVersion(tx, ownerId, id)
  const row = await readDesign(tx, ownerId, version.designId)
  if (row.state === 'deleted') throw refuse('lookDeleted')
  if (row.revision !== revision) throw refuse('changedElsewhere')
  const before = sureFirst(await sizedDesigns(tx, ownerId, [row]))
  refuseRecreated(before)
  const after = atItsSize(restored(before, designSchema.parse(body), garments), before)
  if (after.garments.length > limits.garmentsPerLook) throw refuse('lookFull', { most: limits.garmentsPerLook })
  checkDesign(after)
  return { look: version.designId, before, after, isSeen: isSeenAnew(row, before, after) }
}

const stepOf = (before: Design, after: Design, id: string) =>
  keptStep({ id, name: exchanges.restored.label, before, after, undone: false })

/** Restores a look from a version of it: what stood before is kept as a version, and the restoring as a step. */
export async function restoreVersion(
  { load, keep, files, ownerId }: Restoring,
  asked: Takes<Call>,
): Promise<Gives<Call>> {
  const { look: id, before, after, isSeen } = await load((tx) => asAsked(tx, ownerId, asked))
  const [picture] = await drawShown({ load, files, ownerId }, isSeen ? [after] : [])
  return keep(async (tx) => {
    const row = await lockDesign(tx, ownerId, id)
    if (row.state === 'deleted') throw refuse('lookDeleted')
    if (row.revision !== asked.revision) throw refuse('changedElsewhere')
    const former = await keepVersion(tx, row, 'beforeRestore')
    const standing = async () => {
      const entry = await readEntry(tx, ownerId, id)
      return { design: entry, revision: entry.revision, former }
    }
    if (documentHash(after) === row.documentHash) return standing()
    await keepWork(tx, { ownerId, projectId: row.projectId })
    await keepEdited(tx, row, after, picture)
    await keepSteps(tx, { ownerId, id }, [stepOf(before, after, asked.step ?? randomUUID())])
    return standing()
  })
}
