import { movePoint, setDraft } from './changes.ts'

/** Every change of a mannequin under correction. */
const figureChanges = [movePoint, setDraft] as const

/** A change of a mannequin under correction. */
export type FigureChange = (typeof figureChanges)[number]
