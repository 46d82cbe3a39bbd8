import { openListeners } from '../../../shell/openListeners.ts'

/** What a gesture draws over the sheet while it goes on: a path of an SVG in pixels of the sheet, and how wide a brush goes along it. */
export interface Drawn {
  readonly path: string
  readonly wide: number
}

let drawn: Drawn = { path: '', wide: 0 }
const { subscribe, tell } = openListeners()

/** Lies over the sheet until it is put away. */
export const overlay = {
  get: () => drawn,
  subscribe,
  put(path: string, wide = 0) {
    drawn = { path, wide }
    tell()
  },
}
