import { type Light, lightSchema } from '@toile/craft/products/light.ts'
import { useSyncExternalStore } from 'react'
import { openUnsaved } from '../../../../shared/saving/unsaved.ts'
import { onLeave } from '../../../../shell/calls/onLeave.ts'
import { openListeners } from '../../../../shell/openListeners.ts'

const kept = openUnsaved('toile light ', lightSchema)
const { subscribe, tell } = openListeners()
let copied: Light | null | undefined
const read = () => (copied === undefined ? (copied = kept.read('copied')?.document ?? null) : copied)
onLeave(() => {
  copied = null
})

/** Keeps a light for other pictures, on this machine. */
export function copyLight(light: Light): void {
  copied = light
  kept.keep('copied', { revision: 0, document: light })
  tell()
}

/** The light that was copied last, or none. */
export const useCopiedLight = (): Light | null => useSyncExternalStore(subscribe, read)
