import { limits, tierOf, type TierId } from '@toile/rules/limits.ts'
import { useSyncExternalStore } from 'react'
import { openListeners } from '../../../shell/openListeners.ts'

/** How the next generation is ordered; `seed` repeats an earlier one. */
export interface DockSettings {
  tier: TierId
  looks: number
  seed: number | null
}

const key = 'toile-dock'
const ordinary: DockSettings = { tier: 'normal', looks: limits.looksPerGeneration, seed: null }

/** Settings as they were kept; what cannot be read is ordinary. */
export function readDock(kept: string | null): DockSettings {
  try {
    const { tier, looks } = { ...ordinary, ...JSON.parse(kept ?? '{}') }
    return {
      tier: tierOf(tier).id,
      looks:
        Number.isInteger(looks) && looks >= 1 && looks <= limits.looksPerGeneration ? looks : limits.looksPerGeneration,
      seed: null,
    }
  } catch {
    return ordinary
  }
}

let now: DockSettings | null = null
const { subscribe, tell } = openListeners()

const get = (): DockSettings => (now ??= readDock(localStorage.getItem(key)))

/** Changes the dock's settings from anywhere, such as a look whose seed is used again. */
export function setDock(change: Partial<DockSettings>): void {
  now = { ...get(), ...change }
  localStorage.setItem(key, JSON.stringify({ tier: now.tier, looks: now.looks }))
  tell()
}

/** The dock's settings, remembered on this machine. */
export const useDock = (): DockSettings => useSyncExternalStore(subscribe, get)
