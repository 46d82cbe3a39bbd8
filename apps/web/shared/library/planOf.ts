import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { roomOn } from '@toile/studio/projects/changes.ts'
import type { PictureBoard, Project } from '@toile/studio/projects/project.ts'

/** What a board would take of some entries: what fits, what stands there already, what is left over for want of room, what has no picture yet. */
export interface BoardPlan {
  fit: readonly LibraryEntry[]
  there: readonly LibraryEntry[]
  left: readonly LibraryEntry[]
  undrawn: readonly LibraryEntry[]
}

/** Tells before anything is added what a board would take (requirement S5.03). */
export function planOf(project: Project, board: PictureBoard, entries: readonly LibraryEntry[]): BoardPlan {
  const standing = new Set(project.boards[board].map(({ id }) => id))
  const drawn = entries.filter(({ picture }) => picture !== null)
  const isThere = ({ picture }: LibraryEntry) => picture !== null && standing.has(picture.id)
  const fresh = [
    ...new Map(drawn.filter((entry) => !isThere(entry)).map((entry) => [entry.picture?.id, entry])).values(),
  ]
  const room = Math.max(0, roomOn(project, board))
  return {
    fit: fresh.slice(0, room),
    there: drawn.filter(isThere),
    left: fresh.slice(room),
    undrawn: entries.filter(({ picture }) => picture === null),
  }
}
