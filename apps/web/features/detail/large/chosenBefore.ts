import type { Design } from '@toile/craft/designs/design.ts'
import { useSyncExternalStore } from 'react'
import { onLeave } from '../../../shell/calls/onLeave.ts'
import { openListeners } from '../../../shell/openListeners.ts'

/** A version that is shown as “Before”; its name is already translated. */
export interface ChosenBefore {
  id: string
  name: string
  design: Design
}

const chosen = new Map<string, ChosenBefore>()
const { subscribe, tell } = openListeners()

/** Has a look compared with one of its versions while the key is held; null: with how it was opened. */
export function chooseBefore(look: string, version: ChosenBefore | null): void {
  if (version) chosen.set(look, version)
  else chosen.delete(look)
  tell()
}

/** The version of a look that is shown as “Before”. */
export const useChosenBefore = (look: string): ChosenBefore | null =>
  useSyncExternalStore(subscribe, () => chosen.get(look) ?? null)

onLeave(() => chosen.clear())
