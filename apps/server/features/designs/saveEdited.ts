import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { KeptStep } from '@toile/craft/designs/steps/keptStep.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { checkDesign } from '../../documents/designs/checkDesign.ts'
import { checkKnobs } from '../../documents/designs/checkKnobs.ts'
import { documentHash } from '../../documents/designs/documentHash.ts'
import { isSeenAnew } from '../../documents/designs/isSeenAnew.ts'
import { keepEdited } from '../../documents/designs/keepEdited.ts'
import { keepRest } from '../../documents/designVersions/keepRest.ts'
import { keepSteps } from '../../documents/designVersions/keepSteps.ts'
import { keepWork } from '../../documents/projectStates/keepWork.ts'
import type { ApartContext } from '../../host/http/context.ts'
import { lockDesign, readDesign, readEntry } from '../../library/designEntry.ts'
import { drawShown } from '../../pictures/drawing/drawShown.ts'
import { atItsSize, sizedDesigns } from '../../pictures/drawing/sizedDesigns.ts'
import { refuseRecreated } from '../../documents/designs/refuseRecreated.ts'

/** Saves a look as somebody edited it, drawn anew; refused when it was changed elsewhere since that revision, and nothing where it is what it was. */
export async function saveEdited(
  { server: { files }, load, keep, identity }: ApartContext & { identity: { id: string } },
  { id, revision, steps }: { id: string; revision: number; steps: readonly KeptStep[] },
  edit: (standing: Design) => Design,
): Promise<DesignEntry> {
  const ownerId = identity.id
  const { document, same, isSeen } = await load(async (tx) => {
    const row = await readDesign(tx, ownerId, id)
    if (row.revision !== revision) throw refuse('changedElsewhere')
    const standing = sureFirst(await sizedDesigns(tx, ownerId, [row]))
    refuseRecreated(standing)
    const document = atItsSize(edit(standing), standing)
    checkDesign(document)
    checkKnobs(document, standing)
    const same = row.documentHash === documentHash(document)
    return { document, same, isSeen: isSeenAnew(row, standing, document) }
  })
  if (same)
    return keep(async (tx) => {
      await keepSteps(tx, { ownerId, id }, steps)
      return readEntry(tx, ownerId, id)
    })
  const [picture] = await drawShown({ load, files, ownerId }, isSeen ? [document] : [])
  return keep(async (tx) => {
    const row = await lockDesign(tx, ownerId, id)
    if (row.revision !== revision) throw refuse('changedElsewhere')
    await keepWork(tx, { ownerId, projectId: row.projectId })
    await keepRest(tx, row)
    await keepSteps(tx, { ownerId, id }, steps)
    await keepEdited(tx, row, document, picture)
    return readEntry(tx, ownerId, id)
  })
}
