import type { Picture } from '@toile/contract/features/files.ts'
import { useSyncExternalStore } from 'react'
import { onLeave } from '../../../shell/calls/onLeave.ts'
import { knowPictures } from '../../drawing/knownUploads.ts'
import { openListeners } from '../../../shell/openListeners.ts'

let known: ReadonlyMap<string, Picture> = new Map()
const { subscribe, tell } = openListeners()
const show = (next: typeof known) => {
  known = next
  tell()
}
/** Remembers stored pictures, so that boards can show them by their ids. */
export const rememberPictures = (pictures: readonly Picture[]): void => {
  knowPictures(pictures)
  show(new Map([...known, ...pictures.map((picture) => [picture.id, picture] as const)]))
}

/** A stored picture that this page knows, by its id. */
export const knownPicture = (id: string): Picture | undefined => known.get(id)

/** Every stored picture that this page knows, by id. */
export const usePictures = (): ReadonlyMap<string, Picture> => useSyncExternalStore(subscribe, () => known)

onLeave(() => show(new Map()))
