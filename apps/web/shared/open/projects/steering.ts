import { steeringSchema } from '@toile/craft/designs/compose/brief.ts'
import { useSyncExternalStore } from 'react'
import type { z } from 'zod'
import { openListeners } from '../../../shell/openListeners.ts'

/** When, where and for whom the next looks are, and words for their mood. */
export type Steering = z.output<typeof steeringSchema>

/** Nothing asked: the boards alone decide. */
export const unsteered: Steering = steeringSchema.parse({})

/** What was kept of a project's steering; what cannot be read asks nothing. */
export function readSteering(kept: string | null): Steering {
  try {
    return steeringSchema.catch(unsteered).parse(JSON.parse(kept ?? '{}'))
  } catch {
    return unsteered
  }
}

const keyOf = (projectId: string) => `toile-steering-${projectId}`
const known = new Map<string, Steering>()
const { subscribe, tell } = openListeners()

function get(projectId: string): Steering {
  const steering = known.get(projectId) ?? readSteering(localStorage.getItem(keyOf(projectId)))
  known.set(projectId, steering)
  return steering
}

/** Changes how a project's next looks are steered. */
export function setSteering(projectId: string, change: Partial<Steering>): void {
  const steering = { ...get(projectId), ...change }
  known.set(projectId, steering)
  localStorage.setItem(keyOf(projectId), JSON.stringify(steering))
  tell()
}

/** A project's steering, remembered on this machine. */
export const useSteering = (projectId: string): Steering => useSyncExternalStore(subscribe, () => get(projectId))
