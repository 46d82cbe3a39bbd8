import type { Asks, Call } from '@toile/contract/call.ts'
import type { Picture } from '@toile/contract/features/files.ts'
import { type TaskKind, type TaskOutput, tasks } from '@toile/contract/tasks.ts'
import { sureFirst } from '@toile/geometry'
import { type Api, openApi } from './api.ts'
import { Mistake } from './mistake.ts'
import { type OutFolder, openOutFolder, readGiven } from './givenFiles.ts'
import { openStudio } from './studio.ts'

/** Where a command finds its studio. */
interface Where {
  server: string | undefined
  token: string | undefined
}

/** Sends a picture to the studio and works with it there. */
export async function onPicture(
  path: string,
  where: Where,
  signal: AbortSignal,
  work: (api: Api, picture: Picture) => Promise<void>,
): Promise<void> {
  const file = sureFirst(await readGiven([path]))
  const studio = await openStudio(where)
  try {
    const api = openApi(studio, signal)
    await work(api, await api.upload('print', file))
  } finally {
    await studio.close()
  }
}

/** Fills a folder that appears whole or not at all. */
export async function fillFolder(
  path: string,
  signal: AbortSignal,
  fill: (folder: OutFolder) => Promise<void>,
): Promise<void> {
  const folder = await openOutFolder(path)
  try {
    await fill(folder)
    signal.throwIfAborted()
    await folder.keep()
  } finally {
    await folder.discard()
  }
}

/** Has the studio do a task with a picture; what it refuses is a mistake that names the picture. */
export async function taskOn<K extends TaskKind, C extends Call>(
  api: Api,
  path: string,
  kind: K,
  call: C,
  input: Asks<C>,
): Promise<TaskOutput<K>> {
  const { taskId } = (await api.call(call, input)) as { taskId: string }
  const { output } = await api.finish(taskId).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'Error' ? new Mistake(`${path}: ${error.message}`) : error
  })
  return tasks[kind].gives.parse(output) as TaskOutput<K>
}
