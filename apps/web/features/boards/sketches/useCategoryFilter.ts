import { findCategory } from '@toile/craft/garments/categories.ts'
import { useState } from 'react'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'

/** The categories that sketches of the board have, with their counts, and the one that is shown. */
export function useCategoryFilter() {
  const { project } = useBoards()
  const [chosen, setChosen] = useState<string | null>(null)
  const counts = new Map<string, number>()
  for (const { category } of project.boards.sketch)
    if (findCategory(category)) counts.set(category, (counts.get(category) ?? 0) + 1)
  const shown = chosen !== null && counts.has(chosen) ? chosen : null
  return {
    shown,
    choose: setChosen,
    categories: [...counts].map(([id, count]) => ({ id, label: findCategory(id)?.label ?? id, count })),
    passes: (id: string) =>
      shown === null || project.boards.sketch.some((item) => item.id === id && item.category === shown),
  }
}
