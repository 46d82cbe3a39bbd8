import { library, type LibraryTab } from '@toile/contract/features/library.ts'
import { limits } from '@toile/fashion/limits.ts'
import { t } from '../../languages/index.ts'
import { newKey, send } from '../../shell/api.ts'
import { sayRefusal } from '../../shell/queries.ts'
import { onLeave } from '../../shell/session/onLeave.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { judgeFile } from '../../shell/uploads/judgeFile.ts'
import { sendUpload } from '../../shell/uploads/sendUpload.ts'
import { openUploadLine } from '../../shell/uploads/uploadLine.ts'
import { refresh } from '../../shell/useCall.ts'
import { nameOfFile } from './nameOfFile.ts'

/** Files on their way into the library; they go on while the person is elsewhere. */
export const libraryLine = openUploadLine<LibraryTab>({
  useOf: () => 'library',
  judge: judgeFile,
  send: sendUpload,
  onStored: (tab, { id, name }, duplicate) => {
    void send(library.addItem, { fileId: id, tab, name: nameOfFile(name) }, { key: newKey() })
      .then(() => refresh(library.listItems))
      .then(() => duplicate && toasts.done(t('{{name}} was stored before; the library shows it once', { name })))
      .catch(sayRefusal)
  },
})

/** How many files one go may bring into a tab (requirement S5.04). */
export const mostAtOnce = (tab: LibraryTab): number =>
  tab === 'prints' ? limits.uploads.libraryPrints : limits.uploads.library

/** Sends files into a tab as far as one go may bring; the rest is named. */
export function addToLibrary(tab: LibraryTab, files: readonly File[]): void {
  const most = mostAtOnce(tab)
  const left = files.slice(most).map(({ name }) => name)
  if (left.length > 0)
    toasts.warn(t('At most {{most}} files at once. Not sent: {{names}}', { most, names: left.join(', ') }))
  libraryLine.add(tab, files.slice(0, most))
}

onLeave(() => libraryLine.close())
