import { openListeners } from '../../../shell/openListeners.ts'

/** What a gesture draws over the sheet while it goes on: a path of an SVG in pixels of the sheet. */
let path = ''
const { subscribe, tell } = openListeners()

/** Lies over the sheet until it is put away. */
export const overlay = {
  get: () => path,
  subscribe,
  put(next: string) {
    path = next
    tell()
  },
}
