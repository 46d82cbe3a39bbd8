import { versions } from '@toile/contract/features/versions.ts'
import { recallSteps } from '@toile/craft/designs/steps/recallSteps.ts'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { send } from '../../../shell/calls/api.ts'
import type { Together } from './changeLooks.ts'
import { keptActs } from './keptActs.ts'
import { shownEntry } from './useCollection.ts'

const lastSchema = z.object({ step: z.string(), ids: z.array(z.string()).min(1) })
/** The last act by which several looks of a project were changed: the step that each of them has of it. */
export type LastTogether = z.output<typeof lastSchema>

/** Keeps what the last act was, on this machine: what it changed is kept with the looks. */
export function rememberTogether({ projectId, step, looks }: Together): void {
  keptActs.keep(projectId, JSON.stringify({ step, ids: looks.map(({ id }) => id) }))
}

/** Forgets it once it is taken back. */
export const forgetTogether = (projectId: string): void => keptActs.forget(projectId)

/** What is no act is none. */
function readTogether(text: string | null): LastTogether | null {
  try {
    return lastSchema.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

/** The last act in a project that can still be taken back, also after a reload. */
export function useLastTogether(projectId: string): LastTogether | null {
  const text = useSyncExternalStore(keptActs.subscribe, () => keptActs.read(projectId))
  return readTogether(text)
}

/** What an act did to each look, read from the steps that are kept with them; looks that are gone or have it no more are left out. */
export async function recallTogether(projectId: string, { step, ids }: LastTogether): Promise<Together> {
  const looks: Together['looks'][number][] = []
  for (const id of ids) {
    const entry = shownEntry(projectId, id)
    if (!entry || entry.state === 'deleted') continue
    const kept = await send(versions.listSteps, { id })
    const own = recallSteps(entry.document, kept).find((one) => one.id === step && !one.undone)
    if (own) looks.push({ id, before: own.before, after: own.after })
  }
  return { projectId, step, looks }
}
