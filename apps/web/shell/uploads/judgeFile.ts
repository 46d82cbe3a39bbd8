import { uploadLimit } from '@toile/fashion/limits.ts'
import { refusals } from '@toile/fashion/refusals.ts'
import { language, t, tagOf } from '../../languages/index.ts'
import { kindOf } from './pictureKind.ts'

/** A size in megabytes as the language writes it. */
export const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(tagOf(language()), { maximumFractionDigits: 1 }).format(bytes / 1_000_000)

/** Why a file cannot be sent, in words; null when it can (requirements S5.01, S5.02). */
export async function judgeFile(file: File): Promise<string | null> {
  if (file.size === 0) return t(refusals.fileEmpty.says)
  const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (kind === 'heic') return t('HEIC pictures cannot be read here; save it as JPEG or PNG first')
  if (kind === 'other') return t('You can only upload Image file!')
  const most = uploadLimit(language())
  if (file.size > most)
    return t('The picture has {{size}} MB; {{most}} MB is the most', {
      size: megabytes(file.size),
      most: megabytes(most),
    })
  return null
}
