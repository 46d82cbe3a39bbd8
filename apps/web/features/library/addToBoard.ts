import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { projects } from '@toile/contract/features/projects.ts'
import { addPictures, removeItem } from '@toile/studio/projects/changes.ts'
import type { PictureBoard } from '@toile/studio/projects/project.ts'
import { send } from '../../shell/calls/api.ts'
import { boardItems } from '../../shared/library/boardItems.ts'
import { planOf } from '../../shared/library/planOf.ts'
import { changeProject } from '../../shared/open/projects/changeProject.ts'

/** Adds entries to a board of a project as far as it has room; gives what fitted, and the way back (requirements S4.02, S5.03). */
export async function addToBoard(id: string, board: PictureBoard, entries: readonly LibraryEntry[]) {
  const { project } = await send(projects.openProject, { id })
  const plan = planOf(project, board, entries)
  const items = await boardItems(plan.fit)
  await changeProject(id, (now) => addPictures(now, { board, items }))
  const undo = () =>
    changeProject(id, (now) => items.reduce((left, item) => removeItem(left, { board, id: item.id }), now))
  return { ...plan, undo }
}
