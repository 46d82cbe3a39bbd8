import { files, type Picture } from '@toile/contract/features/files.ts'
import { limits } from '@toile/fashion/limits.ts'
import { refusals } from '@toile/fashion/refusals.ts'
import { language, t } from '../../languages/index.ts'
import { CallRefused, openAnswer } from '../answer.ts'
import { headersOf } from '../api.ts'
import { session } from '../session/session.ts'
import { readToken } from '../session/token.ts'

/** What the picture is for; the server checks it. */
export type UploadUse = 'mood' | 'print' | 'sketch' | 'color' | 'marketing' | 'library' | 'mannequin'

interface Upload {
  file: File
  use: UploadUse
  /** The Idempotency-Key: the same on every retry. */
  key: string
  signal: AbortSignal
  onProgress(share: number): void
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sends one picture and tells how far it is, which fetch cannot. */
export const sendUpload = ({ file, use, key, signal, onProgress }: Upload) =>
  new Promise<{ picture: Picture; duplicate: boolean }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (sentence: string) => reject(new CallRefused('error', sentence))
    request.open('POST', files.upload.path)
    request.withCredentials = true
    request.timeout = limits.callTimeout
    headersOf(files.upload, language(), readToken(), key).forEach((value, name) =>
      request.setRequestHeader(name, value),
    )
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.ontimeout = () => fail(t(refusals.tooSlow.says))
    request.onerror = () => fail(t('The server cannot be reached. Check the connection and try again'))
    request.onabort = () => reject(new CallRefused('silent', ''))
    request.onload = () => {
      if (request.status === 401) session.quiet.unauthorized(files.upload.path)
      try {
        resolve(files.upload.gives.parse(openAnswer(parse(request.responseText), t(refusals.uploadFailed.says))))
      } catch (error) {
        reject(error)
      }
    }
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.set('use', use)
    form.set('file', file)
    request.send(form)
  })
