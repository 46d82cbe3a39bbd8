import { type Duplicate, files, type Picture } from '@toile/contract/features/files.ts'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import type { UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import { t } from '../../languages/index.ts'
import { CallRefused } from '@toile/contract/answer.ts'
import { send } from '../../shell/calls/api.ts'
import { patiently } from './patience.ts'

/** What becomes of a file that is here already: the stored picture is used, both are kept, or the file is left out. */
export type DuplicateChoice = 'use' | 'keep' | 'skip'

export interface Upload {
  file: File
  use: UploadUse
  signal: AbortSignal
  onProgress(share: number): void
  /** How many files this go holds. */
  together?: number
  /** Asked when a stored picture resembles the file; unless given, the same is used and one that is alike is kept beside it. */
  onDuplicate?(duplicate: Duplicate): Promise<DuplicateChoice>
  /** Told when the connection is waited for, and when it is back. */
  onWaiting?(waiting: boolean): void
}

/** A stored upload; `duplicate` when it was here before, `upload` names its way here. */
export interface Stored {
  picture: Picture
  duplicate: boolean
  upload: string
}

const part = limits.uploadParts.bytes

const byItself = ({ kind }: Duplicate): Promise<DuplicateChoice> => Promise.resolve(kind === 'same' ? 'use' : 'keep')

/** SHA-256 in hexadecimal; null where the page is not served safely and the browser reckons none. */
async function hashOf(file: File): Promise<string | null> {
  if (!globalThis.crypto.subtle) return null
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Sends one picture in parts: a broken connection is waited for and the file goes on from its last part, also after a reload of the page. */
export async function sendUpload(upload: Upload): Promise<Stored> {
  const { file, use, signal, onProgress, together = 1, onDuplicate = byItself } = upload
  const { onWaiting = () => undefined } = upload
  const ask = <T>(act: () => Promise<T>) => patiently(act, { signal, onWaiting })
  const wanted = { name: file.name.slice(0, 1000), bytes: file.size, hash: await hashOf(file), use, together }
  const begun = await ask(() => send(files.beginUpload, wanted, { signal }))
  const { id } = begun

  async function sendParts(received: number) {
    for (let at = received; at < file.size; ) {
      onProgress(at / file.size)
      const bytes = new File([file.slice(at, at + part)], 'part')
      at = (await ask(() => send(files.sendPart, { id, offset: at }, { signal, file: bytes }))).received
    }
    onProgress(1)
  }
  const finish = (keep: boolean) => ask(() => send(files.finishUpload, { id, keep }, { signal }))

  async function settle(duplicate: Duplicate): Promise<Stored> {
    const choice = await onDuplicate(duplicate)
    if (choice === 'keep') {
      const { picture } = await finish(true)
      if (picture) return { picture, duplicate: false, upload: id }
      throw failed()
    }
    await ask(() => send(files.dropUpload, { id }, { signal }))
    if (choice === 'use') return { picture: duplicate.picture, duplicate: true, upload: id }
    throw new CallRefused('silent', '')
  }

  if (begun.known) return settle(begun.known)
  await sendParts(begun.received)
  for (let rounds = 0; rounds < 2; rounds++) {
    const { picture, duplicate, received } = await finish(false)
    if (picture) return { picture, duplicate: false, upload: id }
    if (duplicate) return settle(duplicate)
    await sendParts(received)
  }
  throw failed()
}

const failed = () => new CallRefused('error', t(refusals.uploadFailed.says))
