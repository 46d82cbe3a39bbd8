import type { Gives } from '@toile/contract/call.ts'
import { type projects as calls, projects, projectWire } from '@toile/contract/features/projects.ts'
import { mergeProjects } from '@toile/studio/projects/merge/mergeProjects.ts'
import { clearBoards } from '@toile/studio/projects/changes.ts'
import type { ProjectChange } from '@toile/studio/projects/projectChanges.ts'
import { type Project, projectSchema } from '@toile/studio/projects/project.ts'
import { z } from 'zod'
import { newKey, send } from '../../../shell/calls/api.ts'
import { events } from '../../../shell/calls/events.ts'
import { refresh } from '../../../shell/calls/useCall.ts'
import { rememberPictures } from './pictures.ts'
import { setDock } from './dockSettings.ts'
import { setSteering, unsteered } from './steering.ts'
import { openOnes } from '../../saving/openOnes.ts'
import { openShared, type Shared } from '../../saving/openShared.ts'
import { enter } from '../../saving/standing.ts'
import { openUnsavedPages } from '../../saving/unsavedPages.ts'

type Answer = Gives<(typeof calls)['openProject']>

/** A project open for work. */
export type OpenedProject = Shared<Project, ProjectChange>

const unsaved = openUnsavedPages('toile project ', projectSchema)
const { open } = openOnes<OpenedProject>()

function newerOf({ project, revision, pictures }: Answer) {
  rememberPictures(pictures)
  return { document: project, revision }
}

function openAnswered(answer: Answer): OpenedProject {
  const { id } = answer
  const opened = openShared<Project, ProjectChange>({
    id,
    ...newerOf(answer),
    savedAt: Date.parse(answer.savedAt),
    merge: mergeProjects,
    unsaved,
    read: async () => newerOf(await send(projects.openProject, { id })),
    async write(now, revision, key) {
      const project = z.encode(projectWire, now)
      const saved = await send(projects.saveProject, { id, revision, project }, { key })
      void refresh(projects.listProjects)
      return { revision: saved.revision, savedAt: Date.parse(saved.savedAt) }
    },
  })
  enter(id, opened)
  return opened
}

const news = z.object({ id: z.string(), revision: z.number() })
events.on('project', (content) => {
  const told = news.safeParse(content)
  const opened = told.success ? open.get(told.data.id) : undefined
  if (!told.success || !opened) return
  void opened.saver
    .idle()
    .then(() => (told.data.revision > opened.saver.revision() ? opened.hear() : undefined))
    .catch(() => {})
})

/** The open project of an answer; the same one, with its whole past, for as long as the page is there. */
export function openProject(answer: Answer): OpenedProject {
  const known = open.get(answer.id)
  if (known) {
    if (answer.revision > known.saver.revision()) void known.hear(newerOf(answer)).catch(() => {})
    return known
  }
  const opened = openAnswered(answer)
  open.set(answer.id, opened)
  return opened
}

/** Opens a project that was made a moment ago. */
export const openFresh = async (id: string): Promise<OpenedProject> =>
  openProject(await send(projects.openProject, { id }))

/** Empties every board and list of a project on the server, takes that here as one step that undo takes back, and puts the tools of its looks back to where they began (requirement S4.04). */
export const clearProject = (opened: OpenedProject): Promise<void> =>
  opened.alone(async () => {
    const { id, saver } = opened
    await saver.flush()
    await send(projects.clearProject, { id }, { key: newKey() })
    const answer = await send(projects.openProject, { id })
    saver.reload(answer.project, answer.revision, clearBoards)
    setSteering(id, unsteered)
    setDock({ seed: null })
  })
