import type { Worn } from '@toile/craft/designs/design.ts'
import { findCategory } from '@toile/craft/garments/categories.ts'
import type { Slot } from '@toile/craft/garments/garment.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import type { Project } from '@toile/studio/projects/project.ts'

const sketch = { label: 'Your sketch' }

/** What a garment is called in English, to be translated: its type, or the category of the sketch it was traced from. */
export function garmentLabel({ cut }: Pick<Worn, 'cut'>, { boards }: Pick<Project, 'boards'>): string {
  if (cut.kind === 'garment') return findWearable(cut.garment)?.label ?? cut.garment
  const item = boards.sketch.find(({ traced }) => traced === cut.traced)
  return (item && findCategory(item.category)?.label) || sketch.label
}

/** The slot a garment is worn in; nothing for a sketch whose category is not known. */
export function slotOf({ cut }: Pick<Worn, 'cut'>, { boards }: Pick<Project, 'boards'>): Slot | null {
  if (cut.kind === 'garment') return findWearable(cut.garment)?.slot ?? null
  const item = boards.sketch.find(({ traced }) => traced === cut.traced)
  return (item && findCategory(item.category)?.slot) || null
}
