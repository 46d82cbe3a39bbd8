import { createReadStream } from 'node:fs'
import type { Contract } from '@toile/contract/index.ts'
import { sureFirst } from '@toile/geometry'
import { refuse } from '@toile/rules/refusals.ts'
import { projectSchema } from '@toile/studio/projects/project.ts'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { orderFile } from '../../exports/orderFile.ts'
import type { Transaction } from '../../host/database/database.ts'
import { ownedBy } from '../../host/database/owned.ts'
import { project } from '../../host/database/schema/projects.ts'
import { projectState } from '../../host/database/schema/states.ts'
import type { Handlers } from '../../host/http/context.ts'
import { changedAt } from '../../documents/changedAt.ts'
import { collectionMime } from '../../documents/projectFile/fileForm.ts'
import { keepState } from '../../documents/projectStates/keepState.ts'
import { lockProject, retrieveState, writeLocked } from '../../documents/projectStates/retrieveState.ts'
import { dropUnnamed } from '../../documents/projectStates/thinStates.ts'
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
  return sureFirst(await entriesOf(tx, ownerId, rows))
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
