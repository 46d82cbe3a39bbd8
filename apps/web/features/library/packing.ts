import { library } from '@toile/contract/features/library.ts'
import { limits } from '@toile/rules/limits.ts'
import { t } from '../../languages/index.ts'
import { CallRefused } from '@toile/contract/answer.ts'
import { exports } from '../../shell/exports/exports.ts'
import { saveFile } from '../../shell/exports/saveFile.ts'
import { readEntries } from '../../shared/library/entries.ts'
import { sayRefusal } from '../../shell/calls/queries.ts'

async function downloadOne(id: string): Promise<void> {
  const [entry] = await readEntries([id])
  if (!entry?.picture) throw new CallRefused('warning', t('The picture is being drawn'))
  const ending = /\.\w+$/.exec(entry.picture.url)?.[0] ?? ''
  saveFile(await (await fetch(entry.picture.url)).blob(), `${entry.name}${ending}`)
}

/** Downloads entries: one as its own picture, several as one ZIP with sane names (look.md, group B 31); more than a pack takes come in several. */
export function download(ids: readonly string[]): void {
  const [first] = ids
  if (first !== undefined && ids.length === 1) return void downloadOne(first).catch(sayRefusal)
  const { atOnce } = limits.library
  for (let at = 0; at < ids.length; at += atOnce) {
    const part = ids.length > atOnce ? `-${at / atOnce + 1}` : ''
    void exports.order(library.packItems, { ids: ids.slice(at, at + atOnce) }, `toile-library${part}.zip`)
  }
}
