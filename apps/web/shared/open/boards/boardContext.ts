import type { ChoosingBoard } from '@toile/studio/projects/manyChanges.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { createContext, use } from 'react'
import type { OpenedProject } from '../projects/openProjects.ts'
import type { BoardDesk } from './boardDesk.ts'
import type { BoardId } from './boardKinds.ts'

/** A dialog of the boards. */
export type BoardDialog =
  | { kind: 'picture'; board: BoardId; id: string }
  | { kind: 'library'; board: BoardId }
  | { kind: 'color'; id: string | null }
  | { kind: 'palette' }
  | { kind: 'colors' }
  | { kind: 'import'; file: File }
  | { kind: 'copy'; board: ChoosingBoard; ids: readonly string[] }
  | { kind: 'pins'; ids: readonly string[] }
  | { kind: 'mannequin'; id: string | null }
  | { kind: 'make'; maker: string }
  | { kind: 'boardPrint'; board: 'mood' | 'print' | 'sketch' | 'color' }
  | { kind: 'upload'; board: BoardId | 'marketing'; files: readonly File[] }
  | { kind: 'settings' }
  | { kind: 'clear' }

export interface Boards {
  opened: OpenedProject
  project: Project
  desk: BoardDesk
  /** Opens a dialog, or closes the open one. */
  show(dialog: BoardDialog | null): void
}

const BoardContext = createContext<Boards | null>(null)
export const BoardProvider = BoardContext

/** The boards of the open project. */
export function useBoards(): Boards {
  const boards = use(BoardContext)
  if (!boards) throw new Error('Boards are used outside of an open project')
  return boards
}
