import { createReadStream } from 'node:fs'
import type { Contract } from '@toile/contract/index.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { projectSchema } from '@toile/fashion/projects/project.ts'
import { changedAt } from '../../content/changedAt.ts'
import { orderFile } from '../../content/exports/orderFile.ts'
import { collectionMime } from '../../content/projectFile/form.ts'
import { keepState } from '../../content/projectStates/keepState.ts'
import { lockProject, retrieveState, writeLocked } from '../../content/projectStates/retrieveState.ts'
import { dropUnnamed } from '../../content/projectStates/thinStates.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { project } from '../../host/database/schema/projects.ts'
import { projectState } from '../../host/database/schema/states.ts'
import type { Handlers } from '../../host/http/context.ts'
import { bringThingsBack } from './bringThingsBack.ts'
import { comparison } from './comparison.ts'
import { duplicate } from './duplicate.ts'
import { entriesOf } from './entriesOf.ts'
import { listCollections } from './listCollections.ts'
import { listStates } from './listStates.ts'

async function entryOf(tx: Transaction, ownerId: string, id: string) {
  const rows = await tx
    .select({ row: project, changed: changedAt(ownerId) })
    .from(project)
    .where(and(ownedBy(project, ownerId), eq(project.id, id)))
  const [entry] = await entriesOf(tx, ownerId, rows)
  return entry
}

export const history: Handlers<Contract['history']> = {
  listCollections: (asked, { tx, identity }) => listCollections(tx, identity.id, asked),

  async renameCollection({ id, name }, { tx, identity }) {
    const row = await lockProject(tx, identity.id, id)
    if (row.name !== name) await writeLocked(tx, row, { ...projectSchema.parse(row.document), name })
    return entryOf(tx, identity.id, id)
  },

  async duplicateCollection(asked, { tx, identity }) {
    return entryOf(tx, identity.id, await duplicate(tx, identity.id, asked))
  },

  async deleteCollections({ ids }, { tx, identity }) {
    await tx
      .update(project)
      .set({ deletedAt: new Date() })
      .where(and(ownedBy(project, identity.id), inArray(project.id, ids), isNull(project.deletedAt)))
    return {}
  },

  async restoreCollections({ ids }, { tx, identity }) {
    await tx
      .update(project)
      .set({ deletedAt: null })
      .where(and(ownedBy(project, identity.id), inArray(project.id, ids)))
    return {}
  },

  async deleteForGood({ ids }, { tx, identity }) {
    const gone = await tx
      .delete(project)
      .where(and(ownedBy(project, identity.id), inArray(project.id, ids), isNotNull(project.deletedAt)))
      .returning({ id: project.id })
    if (gone.length < new Set(ids).size) throw refuse('collectionEmptyBin')
    await dropUnnamed(tx, identity.id)
    return {}
  },

  async listStates({ projectId }, { tx, identity }) {
    return listStates(tx, { ownerId: identity.id, projectId })
  },

  async keepState({ projectId, name }, { tx, identity }) {
    await lockProject(tx, identity.id, projectId)
    return { id: await keepState(tx, { ownerId: identity.id, projectId, reason: 'named', name }) }
  },

  async nameState({ id, name }, { tx, identity }) {
    await tx
      .update(projectState)
      .set({ name, reason: 'named' })
      .where(and(ownedBy(projectState, identity.id), eq(projectState.id, id)))
    return { id }
  },

  retrieve: {
    apart: (asked, { server, load, keep, identity }) =>
      retrieveState({ load, keep, files: server.files, ownerId: identity.id }, asked),
  },
  compareStates: (asked, { tx, identity }) => comparison(tx, identity.id, asked),
  bringBack: {
    apart: (asked, { server, load, keep, identity }) =>
      bringThingsBack({ load, keep, files: server.files, ownerId: identity.id }, asked),
  },

  exportProject: (asked, context) => orderFile(context, 'exportProject', asked),

  importProject: {
    async apart({ copy }, { server, keep, identity, file }) {
      if (!file?.path) throw refuse('collectionFileOnly')
      const { path, size: bytes } = file
      const hash = await server.files.putStream(createReadStream(path), collectionMime)
      const input = { hash, bytes, copy: copy === 'yes' }
      return keep((tx) => orderFile({ server, tx, identity }, 'importProject', input))
    },
  },
}
