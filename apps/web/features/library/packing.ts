import { library } from '@toile/contract/features/library.ts'
import { tasks } from '@toile/contract/features/tasks.ts'
import { limits } from '@toile/fashion/limits.ts'
import { t } from '../../languages/index.ts'
import { CallRefused } from '../../shell/answer.ts'
import { newKey, send, sendForFile } from '../../shell/api.ts'
import { readEntries } from '../../shell/library/entries.ts'
import { refresh } from '../../shell/useCall.ts'
import { finished } from './finished.ts'

/** Hands a file over to the person. */
function hand(file: Blob | string, name: string): void {
  const link = document.createElement('a')
  link.href = typeof file === 'string' ? file : URL.createObjectURL(file)
  link.download = name
  link.click()
  if (typeof file !== 'string') setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Downloads entries: one as its own picture, several as one ZIP with sane names (look.md, group B 31); more than a pack takes come in several. */
export async function download(ids: readonly string[], onProgress: (share: number) => void): Promise<void> {
  if (ids.length === 1) {
    const [entry] = await readEntries(ids)
    if (!entry?.picture) throw new CallRefused('warning', t('The picture is being drawn'))
    const ending = /\.\w+$/.exec(entry.picture.url)?.[0] ?? ''
    return hand(entry.picture.url, `${entry.name}${ending}`)
  }
  const { atOnce } = limits.library
  for (let at = 0; at < ids.length; at += atOnce) {
    const { taskId } = await send(library.packItems, { ids: ids.slice(at, at + atOnce) }, { key: newKey() })
    void refresh(tasks.listTasks)
    await finished(taskId, (share) => onProgress((at + share * Math.min(atOnce, ids.length - at)) / ids.length))
    const part = ids.length > atOnce ? `-${at / atOnce + 1}` : ''
    hand(await sendForFile(library.readPack, { task: taskId }), `toile-library${part}.zip`)
  }
}
