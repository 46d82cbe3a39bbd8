import type { Project } from '@toile/studio/projects/project.ts'
import { createContext, use } from 'react'
import type { BoardDesk } from '../../../shared/open/boards/boardDesk.ts'

/** The project whose boards take what is made; nothing where a maker stands by itself. */
export interface Target {
  project: Project
  desk: BoardDesk
}

const TargetContext = createContext<Target | null>(null)
export const MakingTarget = TargetContext

/** The project that takes what is made, or null. */
export const useTarget = (): Target | null => use(TargetContext)
