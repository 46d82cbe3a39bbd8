import { projects, projectWire } from '@toile/contract/features/projects.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { z } from 'zod'
import { newKey, send } from '../../../shell/calls/api.ts'
import { refresh } from '../../../shell/calls/useCall.ts'

/** Changes a project that is open nowhere on the page, as it stands now with the server. */
export async function changeProject(id: string, change: (project: Project) => Project): Promise<void> {
  const { project, revision } = await send(projects.openProject, { id })
  const next = change(project)
  if (next === project) return
  await send(projects.saveProject, { id, revision, project: z.encode(projectWire, next) }, { key: newKey() })
  void refresh(projects.openProject, projects.listProjects)
}
