import { randomInt } from 'node:crypto'
import type { Contract } from '@toile/contract/index.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { aside } from '../../host/aside/aside.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Apart } from '../../host/http/context.ts'
import { orderTask } from '../../host/orderTask.ts'
import { readDesign } from '../../library/designEntry.ts'
import { sizedDesigns } from '../../pictures/drawing/sizedDesigns.ts'

type Designs = Contract['designs']

/** Orders variations of a look; what is drawn is settled now, so that the task draws these looks and no others. */
export const orderRedesign: Apart<Designs['redesign']> = {
  async apart(asked, { server, load, keep, identity }) {
    const { document, projectId, palette } = await load(async (tx) => {
      const look = await readPresent(tx, identity.id, asked.id)
      return { ...look, palette: asked.palette ?? (await boardColors(tx, identity.id, look.projectId)) }
    })
    const seed = asked.seed ?? randomInt(0x7fffffff)
    const { after, far, locks, steering, count } = asked
    const wishes = { seed, far, locks, palette, ...(steering && { steering }) }
    const made = await aside('makeVariations', { way: 'vary', design: document, after, asked: wishes, count })
    const wanted = asked.only ? made.filter((_, i) => asked.only?.includes(i)) : made
    if (wanted.length === 0) throw refuse('fieldTooFew', { field: 'only', least: 1 })
    const documents = madeFrom(wanted, document, seed)
    return keep((tx) => orderTask({ server, tx, identity }, 'redesignLooks', { projectId, documents }, projectId))
  },
}

/** Orders a crossing of two looks, beside the first. */
export const orderCrossing: Apart<Designs['crossLooks']> = {
  async apart(asked, { server, load, keep, identity }) {
    const { look, other } = await load(async (tx) => ({
      look: await readPresent(tx, identity.id, asked.id),
      other: await readPresent(tx, identity.id, asked.other),
    }))
    const { document, projectId } = look
    const crossed = await aside('makeVariations', {
      way: 'cross',
      design: document,
      other: other.document,
      shares: asked,
    })
    const isRecreated = document.origin?.recreated ?? other.document.origin?.recreated
    const seed = document.origin?.briefSeed ?? 0
    const documents = madeFrom(crossed, document, seed).map((one): Design => (isRecreated ? recreated(one) : one))
    return keep((tx) => orderTask({ server, tx, identity }, 'redesignLooks', { projectId, documents }, projectId))
  },
}

/** A look that is there to be made from; one that was deleted is not. */
async function readPresent(tx: Transaction, ownerId: string, id: string) {
  const row = await readDesign(tx, ownerId, id)
  if (row.state === 'deleted') throw refuse('notFound')
  return { document: sureFirst(await sizedDesigns(tx, ownerId, [row])), projectId: row.projectId }
}

async function boardColors(tx: Transaction, ownerId: string, projectId: string) {
  const [row] = await tx
    .select({ document: project.document })
    .from(project)
    .where(and(ownedBy(project, ownerId), eq(project.id, projectId), isNull(project.deletedAt)))
  if (!row) throw refuse('notFound')
  return projectSchema.parse(row.document).boards.color.map(({ color }) => color)
}

/** Made looks tell what theirs was made from; of a recreated work they are one too. */
const madeFrom = (designs: readonly Design[], { origin }: Design, seed: number): Design[] =>
  designs.map((design, index) => ({
    ...design,
    origin: { ...(origin ?? { briefSeed: seed, sources: [] }), index },
  }))

const recreated = (design: Design): Design => ({
  ...design,
  origin: design.origin && { ...design.origin, recreated: true },
})
