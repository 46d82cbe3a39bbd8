import { filmSchema } from '@toile/craft/films/film.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { z } from 'zod'
import { openUnsaved } from '../../../../shared/saving/unsaved.ts'

/** What was ordered from this machine: its first film, whose poster is drawn before it is there, and how many films there will be. */
const orderedSchema = z.object({ film: filmSchema, films: z.number().int().min(1) })
export type Ordered = z.output<typeof orderedSchema>

const kept = openUnsaved('toile film order ', orderedSchema)

/** Keeps what a task makes, so that its place shows it after a reload as well. */
export const rememberOrdered = (taskId: string, ordered: Ordered): void =>
  kept.keep(taskId, { revision: 0, document: ordered })

/** What a task makes; null where it was ordered elsewhere. */
export const orderedBy = (taskId: string): Ordered | null => kept.read(taskId)?.document ?? null

/** Forgets it, once it is there or never will be. */
export const forgetOrdered = (taskId: string): void => kept.keep(taskId, null)

/** How many films of a task that is under way are still to come. */
export const filmsToCome = (
  { id }: Pick<Task, 'id'>,
  ordered: Pick<Ordered, 'films'> | null,
  made: readonly { taskId: string | null }[],
): number => Math.max(0, (ordered?.films ?? 1) - made.filter(({ taskId }) => taskId === id).length)

/** The frame that is being made, counted from 1, by how far its task is. */
export const frameUnderWay = (progress: number, frames: number): number =>
  Math.max(1, Math.min(frames, Math.round(progress * frames)))
