import { travellingLayout } from '@toile/fashion/moods/boardLayout.ts'
import { projectSchema, sourceSchema } from '@toile/fashion/projects/project.ts'
import { z } from 'zod'
import { calls } from '../call.ts'
import { moment } from '../moment.ts'
import { jsonText, oneOrZero, rgbText } from '../wire.ts'
import { pictureSchema } from './files.ts'

const settings = projectSchema.omit({ boards: true, moodTemplateId: true, moodPositions: true, moodSheet: true })
const { print, sketch, color } = projectSchema.shape.boards.shape
const removed = { state: z.literal('delete').optional() }

/** The project as it travels (requirement S3.08); an item with state 'delete' is taken off its board (requirement S4.02). */
const projectPayload = z.object({
  settings,
  moodBoard: z.object({
    moodBoards: z.array(z.object({ id: z.uuid(), designType: sourceSchema, isPin: oneOrZero.optional(), ...removed })),
    moodTemplateId: z.string().max(60).nullable(),
    moodboardPosition: jsonText(travellingLayout),
  }),
  printBoard: z.array(
    z.object({
      id: z.uuid(),
      designType: sourceSchema,
      level2Type: z.string().max(60),
      isPin: oneOrZero,
      ...removed,
      width: print.element.shape.width,
      repeat: print.element.shape.repeat,
    }),
  ),
  sketchBoard: z.array(
    z.object({
      sketchBoardId: z.uuid(),
      designType: sourceSchema,
      level2Type: z.string().max(60),
      isPin: oneOrZero,
      ...removed,
      traced: sketch.element.shape.traced,
      garment: sketch.element.shape.garment,
    }),
  ),
  colorBoard: z.array(
    z.object({
      id: z.string().min(1).max(60),
      name: color.element.shape.name,
      tcx: color.element.shape.tcx,
      gradient: color.element.shape.gradient,
      rgbValue: rgbText,
      isLock: oneOrZero.optional(),
    }),
  ),
  mannequin: z.array(
    z.object({ id: z.string().max(90), type: z.string().max(60), collectionElementId: z.string().max(90) }),
  ),
  marketingSketchFiles: z.array(z.object({ id: z.uuid(), designType: sourceSchema })),
})

const present = <T extends { state?: 'delete' | undefined }>(items: readonly T[]) =>
  items.filter(({ state }) => state !== 'delete')

/** Between the travelling form and the project document; board caps are held by the document's schema. */
export const projectWire = z.codec(projectPayload, projectSchema, {
  decode: (sent): z.input<typeof projectSchema> => ({
    ...sent.settings,
    moodTemplateId: sent.moodBoard.moodTemplateId,
    moodPositions: sent.moodBoard.moodboardPosition.places,
    moodSheet: sent.moodBoard.moodboardPosition.sheet,
    boards: {
      mood: present(sent.moodBoard.moodBoards).map(({ id, designType, isPin }) => ({
        id,
        source: designType,
        pinned: isPin ?? false,
        category: '',
      })),
      print: present(sent.printBoard).map(({ id, designType, level2Type, isPin, width, repeat }) => ({
        id,
        source: designType,
        pinned: isPin,
        category: level2Type,
        width,
        repeat,
      })),
      sketch: present(sent.sketchBoard).map(({ sketchBoardId, designType, level2Type, isPin, traced, garment }) => ({
        id: sketchBoardId,
        source: designType,
        pinned: isPin,
        category: level2Type,
        traced,
        garment,
      })),
      color: sent.colorBoard.map(({ rgbValue, isLock, ...entry }) => ({
        ...entry,
        color: rgbValue,
        ...(isLock ? { locked: true } : {}),
      })),
      mannequins: sent.mannequin.map(({ id, type, collectionElementId }) => ({
        id,
        pose: type,
        person: collectionElementId,
      })),
      marketing: sent.marketingSketchFiles.map(({ id, designType }) => ({
        id,
        source: designType,
        pinned: false,
        category: '',
      })),
    },
  }),
  encode: (document: z.input<typeof projectSchema>): z.output<typeof projectPayload> => {
    const { boards, moodTemplateId, moodPositions, moodSheet, ...rest } = projectSchema.parse(document)
    return {
      settings: rest,
      moodBoard: {
        moodBoards: boards.mood.map(({ id, source, pinned }) => ({ id, designType: source, isPin: pinned })),
        moodTemplateId,
        moodboardPosition: { sheet: moodSheet, places: moodPositions },
      },
      printBoard: boards.print.map(({ id, source, pinned, category, width, repeat }) => ({
        id,
        designType: source,
        isPin: pinned,
        level2Type: category,
        width,
        repeat,
      })),
      sketchBoard: boards.sketch.map(({ id, source, pinned, category, traced, garment }) => ({
        sketchBoardId: id,
        designType: source,
        isPin: pinned,
        level2Type: category,
        traced,
        garment,
      })),
      colorBoard: boards.color.map(({ id, name, tcx, gradient, color: rgbValue, locked }) => ({
        id,
        name,
        tcx,
        gradient,
        rgbValue,
        ...(locked ? { isLock: true } : {}),
      })),
      mannequin: boards.mannequins.map(({ id, pose, person }) => ({ id, type: pose, collectionElementId: person })),
      marketingSketchFiles: boards.marketing.map(({ id, source }) => ({ id, designType: source })),
    }
  },
})

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
    who: 'studio',
    takes: settings,
    gives: z.object({ id: z.uuid() }),
  },
  openProject: {
    method: 'POST',
    path: '/api/project/open',
    says: 'A project with its boards, and the pictures that stand on them.',
    who: 'studio',
    changes: false,
    owns: { id: 'project' },
    takes: z.object({ id: z.uuid() }),
    gives: z.object({
      id: z.uuid(),
      revision: z.number().int(),
      project: projectWire,
      pictures: z.array(pictureSchema),
    }),
  },
  saveProject: {
    method: 'POST',
    path: '/api/project/save',
    says: 'Saves a project whole; refused when it was changed elsewhere since that revision.',
    who: 'studio',
    owns: { id: 'project' },
    takes: z.object({ id: z.uuid(), revision: z.number().int(), project: projectWire }),
    gives: z.object({ revision: z.number().int(), savedAt: moment }),
  },
  clearProject: {
    method: 'POST',
    path: '/api/project/clear',
    says: 'Empties every board and list of a project.',
    who: 'studio',
    owns: { id: 'project' },
    takes: z.object({ id: z.uuid() }),
    gives: z.object({ revision: z.number().int() }),
  },
  deleteProject: {
    method: 'POST',
    path: '/api/project/delete',
    says: 'Puts a project away; it can be brought back.',
    who: 'studio',
    owns: { id: 'project' },
    takes: z.object({ id: z.uuid() }),
    gives: z.object({}),
  },
  restoreProject: {
    method: 'POST',
    path: '/api/project/restore',
    says: 'Brings back a project that was put away.',
    who: 'studio',
    owns: { id: 'project' },
    takes: z.object({ id: z.uuid() }),
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
