import type { Contract } from '@toile/contract/index.ts'
import { clearBoards } from '@toile/fashion/projects/changes.ts'
import { newProject, pictureIds } from '@toile/fashion/projects/project.ts'
import { eq, inArray } from 'drizzle-orm'
import { checkFigures } from '../../content/checkFigures.ts'
import { addressOf, pictureOf } from '../../content/picture.ts'
import { holdStill } from '../../content/holdStill.ts'
import { keepState } from '../../content/projectStates/keepState.ts'
import { keepWork } from '../../content/projectStates/keepWork.ts'
import { keepUploads } from '../../content/keepUploads.ts'
import { copySample, readSample } from '../../content/sampleCopy.ts'
import { collection, design } from '../../host/database/schema/designs.ts'
import { file } from '../../host/database/schema/files.ts'
import { project } from '../../host/database/schema/projects.ts'
import type { Handlers } from '../../host/http/context.ts'
import { briefCalls } from './briefs/briefCalls.ts'
import { enumerations } from './enumerations.ts'
import { addProject, listProjects, readBrand, readProject, writeProject } from './repository.ts'

export const projects: Handlers<Contract['projects']> = {
  ...briefCalls,

  async listProjects(_, { tx, identity }) {
    const found = await listProjects(tx, identity.id)
    return found.map(({ row, looks, liked, covers }) => {
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
        updatedAt: row.updatedAt.toISOString(),
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

  async openProject({ id }, { tx }) {
    const { row, document } = await readProject(tx, id)
    const ids = pictureIds(document)
    const pictures = ids.length ? await tx.select().from(file).where(inArray(file.id, ids)) : []
    return {
      id,
      revision: row.revision,
      savedAt: row.updatedAt.toISOString(),
      project: document,
      workspace: { id, workspaceId: id, ...(await readBrand(tx, document)), publishData: null },
      pictures: pictures.map(pictureOf),
    }
  },

  async saveProject({ id, revision, project: document }, { tx, identity }) {
    await checkFigures(tx, identity.id, document.boards.mannequins)
    await keepWork(tx, { ownerId: identity.id, projectId: id })
    await keepUploads(tx, { ownerId: identity.id, projectId: id }, document)
    const saved = await writeProject(tx, id, revision, document)
    await tx.update(collection).set({ name: document.name }).where(eq(collection.projectId, id))
    return { revision: saved, savedAt: new Date().toISOString() }
  },

  async clearProject({ id }, { tx, identity }) {
    const { row, document } = await readProject(tx, id)
    await keepState(tx, { ownerId: identity.id, projectId: id, reason: 'cleared' })
    await tx.update(design).set({ state: 'deleted', updatedAt: new Date() }).where(eq(design.projectId, id))
    return { revision: await writeProject(tx, id, row.revision, clearBoards(document, null)) }
  },

  async deleteProject({ id }, { tx }) {
    await tx.update(project).set({ deletedAt: new Date() }).where(eq(project.id, id))
    return {}
  },

  async restoreProject({ id }, { tx }) {
    await tx.update(project).set({ deletedAt: null }).where(eq(project.id, id))
    return {}
  },

  async enums({ enumName }) {
    return enumerations[enumName]
  },

  async styles() {
    return enumerations.SketchStyle
  },
}
