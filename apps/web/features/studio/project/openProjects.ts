import type { Gives } from '@toile/contract/call.ts'
import { type projects as calls, projects, projectWire } from '@toile/contract/features/projects.ts'
import { type OpenDocument, openDocument } from '@toile/fashion/document.ts'
import { type Project, projectSchema } from '@toile/fashion/projects/project.ts'
import { z } from 'zod'
import { newKey, send } from '../../../shell/api.ts'
import { events } from '../../../shell/events.ts'
import { refresh } from '../../../shell/useCall.ts'
import { rememberPictures } from '../boards/pictures.ts'
import { boardSteps } from '../boards/steps.ts'
import { setDock } from '../looks/dockSettings.ts'
import { setSteering, unsteered } from '../looks/steering.ts'
import { openOnes } from '../saving/openOnes.ts'
import { openSaver, type Saver } from '../saving/saver.ts'
import { openUnsavedPages } from '../saving/unsavedPages.ts'
import { whyFailed } from '../saving/whyFailed.ts'
import { bringIn, catchUp } from './catchUp.ts'
import { type Meetings, openMeetings } from './meetings.ts'

type Answer = Gives<(typeof calls)['openProject']>

/** A project open for work: its document with its past, and the saver that keeps the server in step. */
export interface OpenedProject {
  id: string
  document: OpenDocument<Project>
  saver: Saver<Project>
  meetings: Meetings
  /** The moment of the last save, in milliseconds; null while nothing was saved here. */
  savedAt(): number | null
  /** Does something while no newer version is taken in. */
  alone<T>(act: () => Promise<T>): Promise<T>
}

const unsaved = openUnsavedPages('toile project ', projectSchema)
const { open } = openOnes<OpenedProject>()

function openAnswered({ id, project, revision }: Answer): OpenedProject {
  const document = openDocument(project)
  let savedAt: number | null = null
  let line: Promise<unknown> = Promise.resolve()
  const saver = openSaver({
    document,
    revision,
    async write(now, at) {
      const sent = z.encode(projectWire, now)
      const saved = await send(projects.saveProject, { id, revision: at, project: sent }, { key: newKey() })
      savedAt = Date.parse(saved.savedAt)
      void refresh(projects.listProjects)
      return saved.revision
    },
    whyFailed: (error, at) => whyFailed(error, at, async () => (await send(projects.openProject, { id })).revision),
    keep: (left) => unsaved.keep(id, left),
  })
  const opened: OpenedProject = {
    id,
    document,
    saver,
    meetings: openMeetings(),
    savedAt: () => savedAt,
    alone(act) {
      const turn = line.then(act)
      line = turn.catch(() => {})
      return turn
    },
  }
  saver.subscribe(() => {
    if (saver.state() === 'elsewhere' && !opened.meetings.get()) void hear(opened).catch(() => {})
  })
  void unsaved.claim(id).then((left) => {
    for (const kept of left) bringIn(opened, kept)
  })
  return opened
}

/** Takes in what the server has that is newer, once no write of our own is under way. */
const hear = (opened: OpenedProject, answer?: Answer): Promise<void> =>
  opened.alone(async () => {
    const newer = answer ?? (await send(projects.openProject, { id: opened.id }))
    await opened.saver.idle()
    catchUp(opened, newer)
  })

const news = z.object({ id: z.string(), revision: z.number() })
events.on('project', (content) => {
  const told = news.safeParse(content)
  const opened = told.success ? open.get(told.data.id) : undefined
  if (!told.success || !opened) return
  void opened.saver
    .idle()
    .then(() => (told.data.revision > opened.saver.revision() ? hear(opened) : undefined))
    .catch(() => {})
})

/** The open project of an answer; the same one, with its whole past, for as long as the page is there. */
export function openProject(answer: Answer): OpenedProject {
  rememberPictures(answer.pictures)
  const known = open.get(answer.id)
  if (known) {
    if (answer.revision > known.saver.revision()) void hear(known, answer).catch(() => {})
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
    saver.reload(answer.project, answer.revision, boardSteps.clear.label)
    setSteering(id, unsteered)
    setDock({ seed: null })
  })
