import { z } from 'zod'
import { refusedSchema } from './refused.ts'
import { beginProduct } from './tasks/beginProduct.ts'
import { cutOut } from './tasks/cutOut.ts'
import type { TaskForm } from './tasks/defineTask.ts'
import { encodeFilm } from './tasks/encodeFilm.ts'
import { drawLines } from './tasks/drawLines.ts'
import { exportLook } from './tasks/exportLook.ts'
import { exportProject } from './tasks/exportProject.ts'
import { exportRepeat } from './tasks/exportRepeat.ts'
import { findMotifs } from './tasks/findMotifs.ts'
import { generateDesigns } from './tasks/generateDesigns.ts'
import { generateLettering } from './tasks/generateLettering.ts'
import { generateMoods } from './tasks/generateMoods.ts'
import { generatePrints } from './tasks/generatePrints.ts'
import { generateSketches } from './tasks/generateSketches.ts'
import { importProject } from './tasks/importProject.ts'
import { leftFileSchema } from './tasks/leftFile.ts'
import { makeFilm } from './tasks/makeFilm.ts'
import { makeProducts } from './tasks/makeProducts.ts'
import { makeTile } from './tasks/makeTile.ts'
import { measureBrand } from './tasks/measureBrand.ts'
import { packCollection } from './tasks/packCollection.ts'
import { packFilms } from './tasks/packFilms.ts'
import { packLibrary } from './tasks/packLibrary.ts'
import { packLines } from './tasks/packLines.ts'
import { packProducts } from './tasks/packProducts.ts'
import { printBoard } from './tasks/printBoard.ts'
import { redesignLooks } from './tasks/redesignLooks.ts'
import { relightPictures } from './tasks/relightPictures.ts'
import { taskStatuses } from './tasks/taskStatuses.ts'
import { traceFigure } from './tasks/traceFigure.ts'
import { traceSketch } from './tasks/traceSketch.ts'
import { upscalePrint } from './tasks/upscalePrint.ts'

/** What ordering a task answers: its place in the queue and its price in credits. */
export const queuedSchema = z.object({ taskId: z.uuid(), position: z.number().int(), cost: z.number().int() })

/** Work longer than a second, by kind: what it needs and leaves behind, its load, its price. */
export const tasks = {
  generateDesigns,
  redesignLooks,
  generatePrints,
  generateLettering,
  generateSketches,
  generateMoods,
  cutOut,
  makeTile,
  findMotifs,
  traceFigure,
  printBoard,
  exportRepeat,
  measureBrand,
  upscalePrint,
  packLibrary,
  exportLook,
  packCollection,
  exportProject,
  importProject,
  traceSketch,
  makeProducts,
  relightPictures,
  beginProduct,
  packProducts,
  makeFilm,
  encodeFilm,
  packFilms,
  drawLines,
  packLines,
} as const satisfies Record<string, TaskForm>

export type TaskKind = keyof typeof tasks
export type TaskInput<K extends TaskKind> = z.output<(typeof tasks)[K]['takes']>
export type TaskOutput<K extends TaskKind> = z.output<(typeof tasks)[K]['gives']>

/** The kinds of task that leave a file. */
export type FileTaskKind = {
  [K in TaskKind]: (typeof tasks)[K]['gives'] extends typeof leftFileSchema ? K : never
}[TaskKind]
const isKind = (kind: string): kind is TaskKind => kind in tasks
/** Whether tasks of a kind leave a file. */
export const leavesFile = (kind: string): kind is FileTaskKind => isKind(kind) && tasks[kind].gives === leftFileSchema

/** A task as its owner sees it; position counts from 1 and is 0 once it runs (requirement S4.10). */
export const taskSchema = z.object({
  id: z.uuid(),
  kind: z.enum(Object.keys(tasks) as [TaskKind, ...TaskKind[]]),
  projectId: z.uuid().nullable(),
  status: z.enum(taskStatuses),
  position: z.number().int(),
  progress: z.number().min(0).max(1),
  cost: z.number().int(),
  /** Why it failed; a task of an earlier version says it in its message alone. */
  refused: refusedSchema.nullable(),
  /** The same in the language of whoever asked. */
  message: z.string(),
  /** Whether it failed for a reason that another try would only meet again. */
  lasting: z.boolean().optional(),
  output: z.unknown(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type Task = z.output<typeof taskSchema>
