import { type projects as calls, projects, projectWire } from '@toile/contract/features/projects.ts'
import type { Gives } from '@toile/contract/call.ts'
import { type OpenDocument, openDocument } from '@toile/fashion/document.ts'
import { type Project, projectSchema } from '@toile/fashion/projects/project.ts'
import { z } from 'zod'
import { newKey, send } from '../../../shell/api.ts'
import { refresh } from '../../../shell/useCall.ts'
import { rememberPictures } from '../boards/pictures.ts'
import { openOnes } from '../saving/openOnes.ts'
import { openSaver, type Saver } from '../saving/saver.ts'
import { openUnsaved } from '../saving/unsaved.ts'
import { whyFailed } from '../saving/whyFailed.ts'

type Answer = Gives<(typeof calls)['openProject']>

/** A project open for work: its document with its past, and the saver that keeps the server in step. */
export interface OpenedProject {
  id: string
  document: OpenDocument<Project>
  saver: Saver<Project>
  /** The moment of the last save, in milliseconds; null while nothing was saved here. */
  savedAt(): number | null
}

const unsaved = openUnsaved('toile-project-', projectSchema)
const { open } = openOnes<OpenedProject>()

function openAnswered({ id, project, revision }: Answer): OpenedProject {
  const document = openDocument(project)
  const kept = unsaved.read(id)
  let savedAt: number | null = null
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
  if (kept) document.change(() => kept.document, null, { name: 'Unsaved changes' })
  return { id, document, saver, savedAt: () => savedAt }
}

/** The open project of an answer; the same one, with its whole past, for as long as the page is there. */
export function openProject(answer: Answer): OpenedProject {
  rememberPictures(answer.pictures)
  const known = open.get(answer.id)
  if (known) {
    if (known.saver.state() === 'saved' && answer.revision > known.saver.revision())
      known.saver.reload(answer.project, answer.revision)
    return known
  }
  const opened = openAnswered(answer)
  open.set(answer.id, opened)
  return opened
}

/** Opens a project that was made a moment ago. */
export const openFresh = async (id: string): Promise<OpenedProject> =>
  openProject(await send(projects.openProject, { id }))

/** Takes the server's version of a project in place of what is here. */
export async function reloadProject({ id, saver }: OpenedProject): Promise<void> {
  const answer = await send(projects.openProject, { id })
  rememberPictures(answer.pictures)
  saver.reload(answer.project, answer.revision)
}
