import { CallRefused } from '@toile/contract/answer.ts'
import { type FilmEntry, films } from '@toile/contract/features/films.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import type { FilmFormId } from '@toile/craft/films/filmForms.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { newKey, send } from '../../../../shell/calls/api.ts'
import { followTask } from '../../../../shell/calls/followTask.ts'
import { saidWhy } from '../../../../shell/calls/saidWhy.ts'
import { refresh } from '../../../../shell/calls/useCall.ts'
import { fileName } from '../../../../shell/exports/fileName.ts'

/** The file of a film in a form, where it has it. */
export const fileOf = ({ files }: Pick<FilmEntry, 'files'>, form: FilmFormId) =>
  files.find((file) => file.form === form)

/** Has the browser save a file of a film straight from where it lies: it may be large. Its ending is known there. */
function save(url: string, name: string): void {
  const link = Object.assign(document.createElement('a'), {
    href: `${url}?name=${encodeURIComponent(name)}`,
    download: '',
  })
  document.body.append(link)
  link.click()
  link.remove()
}

/** Gives a film as a file; in a form that it has not yet, it is made first, for which nothing is paid. */
export async function takeForm(entry: FilmEntry, form: FilmFormId): Promise<void> {
  const name = fileName(entry.name)
  const there = fileOf(entry, form)
  if (there) return save(there.url, name)
  const { taskId } = await send(films.encode, { id: entry.id, form }, { key: newKey() })
  void refresh(tasks.listTasks)
  const task = await followTask(taskId)
  if (task.status !== 'succeeded') throw new CallRefused('error', saidWhy(task) || refusals.somethingBroke.says)
  const made = fileOf(await send(films.open, { id: entry.id }), form)
  void refresh(films.list)
  if (made) save(made.url, name)
}
