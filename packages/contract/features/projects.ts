import { limits } from '@toile/rules/limits.ts'
import { idOf } from '@toile/rules/naming.ts'
import { z } from 'zod'
import { calls, type Ided } from '../call.ts'
import { moment } from '../moment.ts'
import { readBriefSchema } from '../project/brief.ts'
import { projectWire } from '../project/projectWire.ts'
import { settingsSchema, unsavedWorkspace } from '../project/workspaceWire.ts'
import { pictureSchema } from './files.ts'

export { projectWire }

const summary = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.string(),
  gender: z.string(),
  ageGroup: z.string(),
  looks: z.number().int(),
  liked: z.number().int(),
  covers: z.array(z.string()),
  updatedAt: moment,
})
export type ProjectSummary = z.output<typeof summary>

/** What a saved workspace says beside its settings: its ids, the brand it names, and what it was published as (requirement S3.03). */
const savedWorkspace = z.object({
  id: z.uuid(),
  workspaceId: z.uuid(),
  userBrandDnaName: z.string(),
  userBrandDnaImg: z.string(),
  publishData: z
    .object({ id: z.uuid(), portfolioName: z.string(), portfolioDes: z.string(), tagsDTO: z.array(z.string()) })
    .nullable(),
})

export const projects = calls({
  listProjects: {
    method: 'POST',
    path: '/api/project/list',
    says: 'The projects of the person, latest first.',
    who: 'studio',
    changes: false,
    takes: z.object({}),
    gives: z.array(summary),
  },
  createProject: {
    method: 'POST',
    path: '/api/project/create',
    says: 'Opens a new project with empty boards.',
    label: 'Begin the project “{{name}}”',
    undo: { verb: 'projects.deleteProject', input: (_, { id }: Ided) => ({ id }) },
    who: 'studio',
    takes: settingsSchema.extend({ workspaceId: z.literal(unsavedWorkspace).default(unsavedWorkspace) }),
    gives: z.object({ id: z.uuid() }),
  },
  beginProject: {
    method: 'POST',
    path: '/api/project/begin',
    says: 'The project in which somebody begins: their latest one; else a copy of the sample project, which is theirs and counts against no trial; else an empty one of that name.',
    label: 'Open a first project',
    undo: 'never',
    who: 'studio',
    takes: z.object({ name: settingsSchema.shape.name }),
    gives: z.object({ id: z.uuid(), from: z.enum(['latest', 'sample', 'empty']) }),
  },
  openProject: {
    method: 'POST',
    path: '/api/project/open',
    says: 'A project with its boards, and the pictures that stand on them.',
    who: 'studio',
    changes: false,
    takes: z.object({ id: idOf('project') }),
    gives: z.object({
      id: z.uuid(),
      revision: z.number().int(),
      savedAt: moment,
      project: projectWire,
      workspace: savedWorkspace,
      pictures: z.array(pictureSchema),
    }),
  },
  saveProject: {
    method: 'POST',
    most: limits.documentBody,
    path: '/api/project/save',
    says: 'Saves a project whole; refused when it was changed elsewhere since that revision.',
    label: 'Save the project',
    agent: 'never',
    who: 'studio',
    takes: z.object({ id: idOf('project'), revision: z.int32(), project: projectWire }),
    gives: z.object({ revision: z.number().int(), savedAt: moment }),
  },
  readBrief: {
    method: 'POST',
    path: '/api/project/brief/read',
    says: 'Keeps a brief in text, Markdown, PDF or Word and reads it: its words, what it is called, wishes, colours and for whom it is. Nothing of it is applied.',
    label: 'Read a brief',
    agent: 'never',
    who: 'studio',
    sends: 'file',
    most: limits.newProject.bytes,
    takes: z.object({}),
    gives: readBriefSchema,
  },
  openBrief: {
    method: 'POST',
    path: '/api/project/brief/open',
    says: 'A brief that was kept, with its words and what is read of them.',
    who: 'studio',
    changes: false,
    takes: z.object({ id: idOf('brief') }),
    gives: readBriefSchema,
  },
  fetchBrief: {
    method: 'POST',
    path: '/api/project/brief/file',
    says: 'The file of a brief as it was sent.',
    who: 'studio',
    changes: false,
    answers: 'bytes',
    takes: z.object({ id: idOf('brief') }),
    gives: z.unknown(),
  },
  clearProject: {
    method: 'POST',
    path: '/api/project/clear',
    says: 'Empties every board and list of a project.',
    label: 'Empty every board of the project',
    undo: 'never',
    who: 'studio',
    takes: z.object({ id: idOf('project') }),
    gives: z.object({ revision: z.number().int() }),
  },
  deleteProject: {
    method: 'POST',
    path: '/api/project/delete',
    says: 'Puts a project away; it can be brought back.',
    label: 'Delete the project',
    agent: 'always',
    undo: { verb: 'projects.restoreProject', input: ({ id }: Ided) => ({ id }) },
    who: 'studio',
    takes: z.object({ id: idOf('project') }),
    gives: z.object({}),
  },
  restoreProject: {
    method: 'POST',
    path: '/api/project/restore',
    says: 'Brings back a project that was put away.',
    label: 'Bring the project back',
    undo: { verb: 'projects.deleteProject', input: ({ id }: Ided) => ({ id }) },
    who: 'studio',
    takes: z.object({ id: idOf('project') }),
    gives: z.object({}),
  },
  enums: {
    method: 'GET',
    path: '/api/workspace/enums',
    says: 'The entries of an enumeration by its name.',
    who: 'signedIn',
    takes: z.object({
      enumName: z.enum([
        'DesignElementsEnum',
        'PrintboardLevel2TypeEnum',
        'FemalePosition',
        'MalePosition',
        'SketchStyle',
        'SketchGenerateType',
        'Sex',
        'AgeGroup',
      ]),
    }),
    gives: z.array(z.object({ name: z.string(), value: z.string() })),
  },
  styles: {
    method: 'POST',
    path: '/api/style/list',
    says: 'The styles a project can be drawn in.',
    who: 'signedIn',
    changes: false,
    takes: z.object({}),
    gives: z.array(z.object({ name: z.string(), value: z.string() })),
  },
})
