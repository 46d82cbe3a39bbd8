import type { Color } from '@toile/craft/colors/color.ts'
import { limits } from '@toile/rules/limits.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useDirection } from '../../../shared/direction/useDirection.ts'

/** What colours variations draw on, beside those of the look. */
const sources = [
  { id: 'board', label: 'Colourboard' },
  { id: 'direction', label: 'Moodboard' },
  { id: 'look', label: 'This look only' },
] as const
export type PaletteId = (typeof sources)[number]['id']

/** The palettes that are there to draw on: the colourboard, what the pictures of the moodboard ask for, and the look's own colours. */
export function usePalettes({ boards }: Pick<Project, 'boards'>) {
  const { direction } = useDirection()
  const of: Readonly<Record<PaletteId, readonly Color[]>> = {
    board: boards.color.map(({ color }) => color),
    direction: (direction?.now.script.colors ?? []).map(({ color }) => color).slice(0, limits.board.color),
    look: [],
  }
  return { offered: sources.filter(({ id }) => id === 'look' || of[id].length > 0), of }
}
