import { refusals } from '@toile/rules/refusals.ts'
import { kindBytes, otherKindOf, pictureKindOf } from '@toile/studio/uploads/fileKind.ts'
import { mostBytes, type UploadUse } from '@toile/studio/uploads/uploadUse.ts'
import { language, t, tagOf } from '../../languages/index.ts'

/** A size in megabytes as the language writes it. */
export const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(tagOf(language()), { maximumFractionDigits: 1 }).format(bytes / 1_000_000)

/** Why a file cannot be sent for a use, in words; null when it can (requirements S5.01, S5.02). */
export async function judgeFile(file: File, use: UploadUse = 'library'): Promise<string | null> {
  if (file.size === 0) return t(refusals.fileEmpty.says)
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, kindBytes).arrayBuffer()))
  if (!pictureKindOf(start)) {
    const kind = otherKindOf(start)
    return kind ? t(refusals.imageKind.says.replace('{kind}', '{{kind}}'), { kind }) : t(refusals.imageOnly.says)
  }
  const most = mostBytes(use, language())
  if (file.size > most)
    return t('The picture has {{size}} MB; {{most}} MB is the most', {
      // Rounded up: what is too much never reads as what is allowed.
      size: megabytes(Math.ceil(file.size / 100_000) * 100_000),
      most: megabytes(most),
    })
  return null
}
