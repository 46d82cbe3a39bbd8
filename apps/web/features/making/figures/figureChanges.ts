import { moveLandmark, setDraft } from './changes.ts'

/** Every change of a mannequin under correction. */
export const figureChanges = [moveLandmark, setDraft] as const

/** A change of a mannequin under correction. */
export type FigureChange = (typeof figureChanges)[number]
