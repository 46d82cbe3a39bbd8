import { elements } from '@toile/contract/features/elements.ts'
import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { projects, projectWire } from '@toile/contract/features/projects.ts'
import { addPictures, removeItem } from '@toile/fashion/projects/changes.ts'
import { type PictureBoard, type Project } from '@toile/fashion/projects/project.ts'
import { z } from 'zod'
import { newKey, send } from '../../shell/api.ts'
import { refresh } from '../../shell/useCall.ts'
import { type BoardPlan, planOf } from './planOf.ts'

type NewItem = Parameters<typeof addPictures>[1]['items'][number]

/** What is known of things that the engine made: a print's width and repeat, the garment of a sketch. */
async function made(entries: readonly LibraryEntry[]): Promise<ReadonlyMap<string, Partial<NewItem>>> {
  const fileIds = entries.flatMap(({ elementId, picture }) => (elementId && picture ? [picture.id] : []))
  if (fileIds.length === 0) return new Map()
  const { items } = await send(elements.list, { fileIds: fileIds.slice(0, 60) })
  return new Map(
    items.map(({ picture, document }) => [
      picture.id,
      document.kind === 'sketch'
        ? { garment: { id: document.garment, knobs: document.knobs } }
        : document.kind === 'print'
          ? { width: document.width, repeat: document.repeat }
          : document.kind === 'slogan' || document.kind === 'logo'
            ? { width: document.width }
            : {},
    ]),
  )
}

const itemOf = (entry: LibraryEntry, known: ReadonlyMap<string, Partial<NewItem>>): NewItem[] =>
  entry.picture
    ? [{ id: entry.picture.id, source: 'Library', category: entry.category, ...known.get(entry.picture.id) }]
    : []

async function changeProject(id: string, change: (project: Project) => Project): Promise<void> {
  const { project, revision } = await send(projects.openProject, { id })
  const next = change(project)
  if (next === project) return
  await send(projects.saveProject, { id, revision, project: z.encode(projectWire, next) }, { key: newKey() })
  void refresh(projects.openProject, projects.listProjects)
}

/** Adds entries to a board of a project as far as it has room; gives what fitted, and the way back (requirements S4.02, S5.03). */
export async function addToBoard(id: string, board: PictureBoard, entries: readonly LibraryEntry[]) {
  const { project } = await send(projects.openProject, { id })
  const plan: BoardPlan = planOf(project, board, entries)
  const known = await made(plan.fit)
  const items = plan.fit.flatMap((entry) => itemOf(entry, known))
  await changeProject(id, (now) => addPictures(now, { board, items }))
  const undo = () =>
    changeProject(id, (now) => items.reduce((left, item) => removeItem(left, { board, id: item.id }), now))
  return { ...plan, undo }
}
