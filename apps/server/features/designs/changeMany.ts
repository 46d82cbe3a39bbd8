import { randomUUID } from 'node:crypto'
import type { Gives, Takes } from '@toile/contract/call.ts'
import type { Contract } from '@toile/contract/index.ts'
import { keptStep } from '@toile/craft/designs/steps/keptStep.ts'
import { sure } from '@toile/geometry'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { checkDesign } from '../../documents/designs/checkDesign.ts'
import { checkKnobs } from '../../documents/designs/checkKnobs.ts'
import { isSeenAnew } from '../../documents/designs/isSeenAnew.ts'
import { keepEdited } from '../../documents/designs/keepEdited.ts'
import { keepRest } from '../../documents/designVersions/keepRest.ts'
import { keepSteps } from '../../documents/designVersions/keepSteps.ts'
import { keepVersion } from '../../documents/designVersions/keepVersion.ts'
import { keepWork } from '../../documents/projectStates/keepWork.ts'
import type { Asking, ApartContext } from '../../host/http/context.ts'
import { lockDesign, readDesign, readEntry } from '../../library/designEntry.ts'
import { drawShown } from '../../pictures/drawing/drawShown.ts'
import { atItsSize, sizedDesigns } from '../../pictures/drawing/sizedDesigns.ts'
import { refuseRecreated } from '../../documents/designs/refuseRecreated.ts'

type ChangeMany = Contract['designs']['changeMany']

/** Saves documents of several looks: those that are seen otherwise are drawn first, then all are kept in one transaction with a step that undo takes back, or none of them. */
export async function changeMany(
  { looks, step = randomUUID() }: Takes<ChangeMany>,
  { server: { files }, load, keep, identity }: ApartContext & Asking<ChangeMany>,
): Promise<Gives<ChangeMany>> {
  const ownerId = identity.id
  const ids = new Set(looks.map(({ id }) => id))
  if (ids.size < looks.length) throw refuse('fieldForm', { field: 'looks' })
  for (const { document } of looks) checkDesign(document)
  const documents = await load(async (tx) => {
    const rows = await Promise.all(looks.map(({ id }) => readDesign(tx, ownerId, id)))
    rows.forEach((row, i) => {
      if (row.revision !== sure(looks[i]).revision) throw refuse('changedElsewhere')
    })
    const standing = await sizedDesigns(tx, ownerId, rows)
    standing.forEach(refuseRecreated)
    looks.forEach(({ document }, i) => checkKnobs(document, sure(standing[i])))
    return looks.map(({ id, document: edited }, i) => {
      const document = atItsSize(edited, sure(standing[i]))
      const before = sure(standing[i])
      return { id, before, document, isSeen: isSeenAnew(sure(rows[i]), before, document) }
    })
  })
  const seen = documents.filter(({ isSeen }) => isSeen)
  const drawn = await drawShown(
    { load, files, ownerId },
    seen.map(({ document }) => document),
  )
  const pictures = new Map(seen.map(({ id }, i) => [id, sure(drawn[i])]))
  return keep(async (tx) => {
    const projects = new Set<string>()
    // In one order, so that two such calls do not wait for each other.
    for (const id of [...ids].sort()) {
      const row = await lockDesign(tx, ownerId, id)
      if (row.revision !== looks.find((look) => look.id === id)?.revision) throw refuse('changedElsewhere')
      await keepRest(tx, row)
      await keepVersion(tx, row, 'beforeApply')
      projects.add(row.projectId)
    }
    for (const projectId of projects) await keepWork(tx, { ownerId, projectId })
    const entries = []
    for (const [i, { id, revision }] of looks.entries()) {
      const { before, document } = sure(documents[i])
      const name = exchanges.together.label
      await keepSteps(tx, { ownerId, id }, [keptStep({ id: step, name, before, after: document, undone: false })])
      await keepEdited(tx, { id, ownerId, revision }, document, pictures.get(id))
      entries.push(await readEntry(tx, ownerId, id))
    }
    return { looks: entries }
  })
}
