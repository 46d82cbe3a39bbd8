import type { Picture } from '@toile/contract/features/files.ts'
import type { BoardFormat } from '@toile/studio/projects/boardFormats.ts'
import type { Crop, Place } from '@toile/studio/projects/boardLayout.ts'
import type { Box } from '@toile/studio/projects/boards/layout/boxes.ts'
import type { Guide } from '@toile/studio/projects/boards/layout/snapBoxes.ts'
import type { ProjectChange } from '@toile/studio/projects/projectChanges.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { BoardTools } from '@toile/picture/boards/layThing.ts'
import { createContext, use } from 'react'
import type { Edit } from '../../../shared/fields/editOf.ts'
import type { OpenedProject } from '../../../shared/open/projects/openProjects.ts'

/** How things lie while they are dragged, before one change is made of it. */
export interface Draft {
  boxes: ReadonlyMap<string, Box>
  /** By how much letters grow with their boxes. */
  by: number
  guides: readonly Guide[]
  crop: { id: string; crop: Crop } | null
  marquee: { left: number; top: number; right: number; bottom: number } | null
}

/** The moodboard that is laid out by hand. */
export interface MoodEditor {
  opened: OpenedProject
  project: Project
  board: BoardFormat
  /** What lies on it, from the lowest to the uppermost. */
  places: readonly Place[]
  pictures: ReadonlyMap<string, Picture>
  /** With what things are laid out; null until the letters are here. */
  tools: BoardTools | null
  selected: readonly string[]
  select(ids: readonly string[]): void
  /** The picture that is moved within its frame. */
  cropping: string | null
  crop(id: string | null): void
  draft: Draft | null
  show(draft: Draft | null): void
  snaps: boolean
  grid: boolean
  /** Changes the board; changes with one key that follow each other become one step. */
  run: Edit<ProjectChange>
  /** Is read out to those who do not see the board. */
  say(text: string): void
  /** Already translated. */
  nameOf(place: Place): string
}

export const MoodEditorContext = createContext<MoodEditor | null>(null)

/** The moodboard that is laid out by hand. */
export function useMoodEditor(): MoodEditor {
  const editor = use(MoodEditorContext)
  if (!editor) throw new Error('The moodboard is edited outside of its editor')
  return editor
}
