import type { DocumentOf } from '@toile/craft/elements/element.ts'
import { drawMood } from '../moods/drawMood.ts'
import type { DrawElement } from '../looks/elementTools.ts'

/** A composed moodboard, ready for the moodboard of a project. */
export const drawMoodElement: DrawElement<DocumentOf<'mood'>> = (document, side, tools) =>
  drawMood(document, side, tools)
