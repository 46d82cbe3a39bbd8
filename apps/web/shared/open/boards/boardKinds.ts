import type { LibraryTab } from '@toile/contract/features/library.ts'
import { sureFirst } from '@toile/geometry'
import { limits } from '@toile/rules/limits.ts'

/** The boards that hold pictures and stand in the left column. */
export type BoardId = 'mood' | 'print' | 'sketch'

interface BoardKind {
  id: BoardId
  label: string
  /** One sentence that teaches an empty board. */
  empty: { label: string }
  most: number
  /** How many files one go may bring (requirement S5.04). */
  atOnce: number
  tab: LibraryTab
}

/** The picture boards in the order of the screen (requirements S1.03, S5.03, S5.04). */
export const boardKinds: readonly BoardKind[] = [
  {
    id: 'mood',
    label: 'Moodboard',
    empty: { label: 'Drop photographs that set the mood; they steer palette and cut.' },
    most: limits.board.mood,
    atOnce: limits.uploads.mood,
    tab: 'moodboards',
  },
  {
    id: 'print',
    label: 'Prints',
    empty: { label: 'Drop patterns; they repeat over cloth in true millimetres.' },
    most: limits.board.print,
    atOnce: limits.uploads.print,
    tab: 'prints',
  },
  {
    id: 'sketch',
    label: 'Sketches',
    empty: { label: 'Drop a drawing or a flat photograph of one garment; it becomes a cut.' },
    most: limits.board.sketch,
    atOnce: limits.uploads.sketch,
    tab: 'sketches',
  },
]

export const boardOf = (id: BoardId): BoardKind => boardKinds.find((board) => board.id === id) ?? sureFirst(boardKinds)
