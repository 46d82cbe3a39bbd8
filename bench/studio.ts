import { generation } from '@toile/contract/features/generation.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { sure, sureFirst } from '@toile/geometry'
import { putColor, putMannequin } from '@toile/studio/projects/changes.ts'
import { newProject } from '@toile/studio/projects/project.ts'
import { eq, min } from 'drizzle-orm'
import { z } from 'zod'
import { design } from '../apps/server/host/database/schema/designs.ts'
import { task } from '../apps/server/host/database/schema/tasks.ts'
import type { Caller } from '../apps/server/testing/caller.ts'
import { endedTask } from '../apps/server/testing/endedTask.ts'
import { openTestToile, type TestToile } from '../apps/server/testing/openTestToile.ts'
import { openRole } from '../apps/server/testing/people.ts'
import { looksBrief } from './looksBrief.ts'

/** What the whole studio needed for generations of eight looks: milliseconds after each was claimed, and memory. */
export interface StudioFigures {
  looks: number
  first: number
  all: number
  /** Of the whole process after each generation. */
  megabytes: readonly number[]
}

/** Generates looks, eight at a time, on a whole studio in this process. */
export async function measureStudio(looks: number): Promise<StudioFigures> {
  const toile = await openTestToile()
  try {
    const caller = await openRole(toile)
    const projectId = await makeProject(caller)
    const times: { first: number; all: number }[] = []
    const megabytes: number[] = []
    for (let seed = 1; seed * 8 <= looks; seed++) {
      times.push(await generate(toile, caller, projectId, seed))
      megabytes.push(Math.round(process.memoryUsage.rss() / 1e6))
    }
    const middle = (key: 'first' | 'all') => sure(times.map((one) => one[key]).sort((a, b) => a - b)[times.length >> 1])
    return { looks, first: middle('first'), all: middle('all'), megabytes }
  } finally {
    await toile.close()
  }
}

async function makeProject(caller: Caller): Promise<string> {
  const { mannequins, colors } = looksBrief()
  const people = mannequins.map((item, i) => ({ id: `mannequin-${i}`, ...item }))
  const entries = colors.map((entry) => ({ ...entry, name: '', tcx: '' }))
  const project = entries.reduce(putColor, people.reduce(putMannequin, newProject('Bench')))
  const { id } = await caller.call(projects.createProject, { name: 'Bench' })
  const wire = z.encode(projects.saveProject.takes.shape.project, project)
  await caller.call(projects.saveProject, { id, revision: 0, project: wire })
  return id
}

async function generate({ server }: TestToile, caller: Caller, projectId: string, seed: number) {
  const { taskId } = await caller.call(generation.generateDesigns, { projectId, seed })
  const { status } = await endedTask(caller, taskId)
  if (status !== 'succeeded') throw new Error(`A generation ended as ${status}.`)
  const { startedAt, finishedAt } = sureFirst(await server.house.select().from(task).where(eq(task.id, taskId)))
  const { first } = sureFirst(
    await server.house
      .select({ first: min(design.createdAt) })
      .from(design)
      .where(eq(design.taskId, taskId)),
  )
  const since = (moment: Date | null) => (moment?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)
  return { first: since(first), all: since(finishedAt) }
}
