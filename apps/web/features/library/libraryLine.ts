import type { Asks } from '@toile/contract/call.ts'
import { library, type LibraryTab } from '@toile/contract/features/library.ts'
import { mostTogether, type UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import { t } from '../../languages/index.ts'
import { newKey, send } from '../../shell/calls/api.ts'
import { sayRefusal } from '../../shell/calls/queries.ts'
import { onLeave } from '../../shell/calls/onLeave.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { judgeFile } from '../../shared/uploads/judgeFile.ts'
import { sendUpload } from '../../shared/uploads/sendUpload.ts'
import { openUploadLine } from '../../shared/uploads/uploadLine.ts'
import { refreshLibrary } from './changes.ts'
import { openGoes } from './goes.ts'
import { nameOfFile } from './nameOfFile.ts'

let stale: ReturnType<typeof setTimeout> | undefined
/** Reads the library anew once for several files that arrive together. */
const refreshSoon = () => {
  stale ??= setTimeout(() => {
    stale = undefined
    void refreshLibrary()
  }, 250)
}

/** Keeps a stored picture in the library, which is read anew. */
export const keepInLibrary = (entry: Asks<typeof library.addItem>): Promise<void> =>
  send(library.addItem, entry, { key: newKey() }).then(refreshSoon)

/** What an upload into a tab is for. */
export const usedForTab = (tab: LibraryTab): UploadUse => (tab === 'prints' ? 'libraryPrint' : 'library')

/** Files on their way into the library; they go on while the person is elsewhere. */
export const libraryLine = openUploadLine<LibraryTab>({
  usedFor: usedForTab,
  judge: judgeFile,
  send: sendUpload,
  onStored: (tab, { id, name }, duplicate) => {
    void keepInLibrary({ fileId: id, tab, name: nameOfFile(name) })
      .then(() => duplicate && toasts.done(t('{{name}} was stored before; the library shows it once', { name })))
      .catch(sayRefusal)
  },
})

/** How many files one go may bring into a tab (requirement S5.04). */
export const mostAtOnce = (tab: LibraryTab): number => mostTogether(usedForTab(tab))

/** Goes of files into the library: what one go cannot take waits for the next. */
export const libraryGoes = openGoes<LibraryTab>({
  most: mostAtOnce,
  going: (tab) => libraryLine.get().filter(({ place, state }) => place === tab && state !== 'refused').length,
  send: (tab, files) => void libraryLine.add(tab, files),
})
libraryLine.subscribe(() => libraryGoes.look())

onLeave(() => {
  libraryGoes.clear()
  libraryLine.close()
})
