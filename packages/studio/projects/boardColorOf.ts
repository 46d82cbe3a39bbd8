import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import type { ColorItem, Project } from './project.ts'

/** Colours nearer than this in CIEDE2000 are one and the same to the eye. */
const unseen = 1.5

/** The entry of a project's colourboard that a colour is, to the eye; nothing where it is none of them. */
export function boardColorOf({ boards }: Pick<Project, 'boards'>, color: Color): ColorItem | null {
  let best: { entry: ColorItem; away: number } | null = null
  for (const entry of boards.color) {
    const away = colorDistance(entry.color, color)
    if (away < unseen && (!best || away < best.away)) best = { entry, away }
  }
  return best?.entry ?? null
}
