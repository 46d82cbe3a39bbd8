import { afterAll } from 'vitest'
import { type Designer, openDesigner } from './designer.ts'
import { openStudio } from './studio.ts'

/** Somebody with a new account and, when it is named, an empty project, for every journey of one file. */
export async function begin({ project }: { project?: string } = {}): Promise<Designer> {
  const studio = await openStudio()
  afterAll(() => studio.close())
  const designer = await openDesigner(studio)
  await designer.signUp('Ann')
  if (project) await designer.newProject(project)
  return designer
}
