import { readFile } from 'node:fs/promises'
import { refuse } from '@toile/rules/refusals.ts'
import type { SentFile } from '../../host/http/context.ts'
import type { Files, OuterPicture } from '../../host/files/files.ts'

/** Stores the picture that came with a call. */
export async function takePicture(files: Files, file: SentFile | null, most: number): Promise<OuterPicture> {
  if (!file) throw refuse('fileMissing')
  const bytes = file.path === null ? file.bytes : await readFile(file.path)
  return files.putPicture(bytes, { bytes: most })
}
