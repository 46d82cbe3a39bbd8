import type { Contract } from '@toile/contract/index.ts'
import { clearBoards } from '@toile/studio/projects/changes.ts'
import { newProject, pictureIds } from '@toile/studio/projects/project.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { ownedBy } from '../../host/database/owned.ts'
import { canvas } from '../../host/database/schema/canvases.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import { productPicture } from '../../host/database/schema/products.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Handlers } from '../../host/http/context.ts'
import { holdStill } from '../../pictures/hold/holdStill.ts'
import { addressOf, pictureOf } from '../../pictures/hold/picture.ts'
import { checkFigures } from '../../documents/designs/checkFigures.ts'
import { keepState } from '../../documents/projectStates/keepState.ts'
import { keepWork } from '../../documents/projectStates/keepWork.ts'
import { copySample, readSample } from '../../documents/visitors/sampleCopy.ts'
import { briefCalls } from './briefs/briefCalls.ts'
import { enumerations } from './enumerations.ts'
import { keepUploads } from './keepUploads.ts'
import { addProject, listProjects, readBrand, readProject, writeProject } from './repository.ts'

export const projects: Handlers<Contract['projects']> = {
  ...briefCalls,

  async listProjects(_, { tx, identity }) {
    const found = await listProjects(tx, identity.id)
    return found.map(({ row, changed, looks, liked, covers }) => {
      const { gender, ageGroup } = row.document as { gender: string; ageGroup: string }
      return {
        id: row.id,
        name: row.name,
        kind: row.kind,
        gender,
        ageGroup,
        looks: looks ?? 0,
        liked: liked ?? 0,
        covers: (covers ?? []).slice(0, 4).map((hash) => addressOf(hash, 'image/webp')),
        updatedAt: changed.toISOString(),
      }
    })
  },

  async createProject(settings, { tx, identity }) {
    return { id: await addProject(tx, identity.id, newProject(settings.name, settings)) }
  },

  beginProject: {
    async apart({ name }, { server, identity, load, keep }) {
      const [known] = await load((tx) => listProjects(tx, identity.id))
      const sample = known ? null : await readSample(server)
      return keep(async (tx) => {
        // Asked twice at once, the second waits here, and finds what the first has begun.
        await holdStill(tx, identity.id)
        const [latest] = await listProjects(tx, identity.id)
        if (latest) return { id: latest.row.id, from: 'latest' }
        if (sample) return { id: await copySample(tx, identity.id, sample), from: 'sample' }
        return { id: await addProject(tx, identity.id, newProject(name)), from: 'empty' }
      })
    },
  },

  async openProject({ id }, { tx, identity }) {
    const { row, changed, document } = await readProject(tx, identity.id, id)
    const ids = pictureIds(document)
    const pictures = ids.length
      ? await tx
          .select()
          .from(file)
          .where(and(ownedBy(file, identity.id), inArray(file.id, ids)))
      : []
    return {
      id,
      revision: row.revision,
      savedAt: changed.toISOString(),
      project: document,
      workspace: { id, workspaceId: id, ...(await readBrand(tx, identity.id, document)), publishData: null },
      pictures: pictures.map(pictureOf),
    }
  },

  async saveProject({ id, revision, project: document }, { tx, identity }) {
    await checkFigures(tx, identity.id, document.boards.mannequins)
    await keepWork(tx, { ownerId: identity.id, projectId: id })
    await keepUploads(tx, { ownerId: identity.id, projectId: id }, document)
    const saved = await writeProject(tx, { ownerId: identity.id, id, revision }, document)
    await tx
      .update(collection)
      .set({ name: document.name })
      .where(and(ownedBy(collection, identity.id), eq(collection.projectId, id)))
    return { revision: saved, savedAt: new Date().toISOString() }
  },

  async clearProject({ id }, { tx, identity }) {
    const ownerId = identity.id
    const { row, document } = await readProject(tx, ownerId, id)
    await keepState(tx, { ownerId, projectId: id, reason: 'cleared' })
    await tx
      .update(design)
      .set({ state: 'deleted', updatedAt: new Date() })
      .where(and(ownedBy(design, ownerId), eq(design.projectId, id)))
    await tx
      .update(productPicture)
      .set({ state: 'deleted' })
      .where(and(ownedBy(productPicture, ownerId), eq(productPicture.projectId, id)))
    await tx
      .update(canvas)
      .set({ deletedAt: new Date() })
      .where(and(ownedBy(canvas, ownerId), eq(canvas.projectId, id), isNull(canvas.deletedAt)))
    return { revision: await writeProject(tx, row, clearBoards(document, null)) }
  },

  async deleteProject({ id }, { tx, identity }) {
    const own = and(ownedBy(project, identity.id), eq(project.id, id))
    await tx.update(project).set({ deletedAt: new Date() }).where(own)
    return {}
  },

  async restoreProject({ id }, { tx, identity }) {
    const own = and(ownedBy(project, identity.id), eq(project.id, id))
    await tx.update(project).set({ deletedAt: null }).where(own)
    return {}
  },

  async enums({ enumName }) {
    return enumerations[enumName]
  },

  async styles() {
    return enumerations.SketchStyle
  },
}
