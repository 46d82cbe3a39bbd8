import type { Picture } from '@toile/contract/features/files.ts'
import { useSyncExternalStore } from 'react'
import { onLeave } from '../../../shell/session/onLeave.ts'
import { knowPictures } from '../drawing/knownUploads.ts'

let known: ReadonlyMap<string, Picture> = new Map()
const listeners = new Set<() => void>()
const show = (next: typeof known) => {
  known = next
  for (const tell of listeners) tell()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Remembers stored pictures, so that boards can show them by their ids. */
export const rememberPictures = (pictures: readonly Picture[]): void => {
  knowPictures(pictures)
  show(new Map([...known, ...pictures.map((picture) => [picture.id, picture] as const)]))
}

/** Every stored picture that this page knows, by id. */
export const usePictures = (): ReadonlyMap<string, Picture> => useSyncExternalStore(subscribe, () => known)

onLeave(() => show(new Map()))
