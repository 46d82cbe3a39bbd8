import { collage } from './collage.ts'
import { colorStory } from './colorStory.ts'
import { editorial } from './editorial.ts'
import { grid } from './grid.ts'
import { heroStrip } from './heroStrip.ts'
import { materialStory } from './materialStory.ts'
import { pinnedWall } from './pinnedWall.ts'
import { polaroids } from './polaroids.ts'
import type { MoodTemplate } from './boardTemplate.ts'

/** Every template of composed moodboards, in the order of the screen (requirement S5.21). */
export const templates = [
  collage,
  grid,
  heroStrip,
  pinnedWall,
  materialStory,
  colorStory,
  polaroids,
  editorial,
] as const satisfies readonly MoodTemplate[]

export type TemplateId = (typeof templates)[number]['id']

/** The ids of the templates. */
export const templateIds = templates.map(({ id }) => id) as [TemplateId, ...TemplateId[]]

/** A template by its id. */
export const findTemplate = (id: string): MoodTemplate<TemplateId> | undefined =>
  templates.find((template) => template.id === id)
