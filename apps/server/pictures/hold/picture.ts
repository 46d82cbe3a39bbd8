import type { Picture } from '@toile/contract/features/files.ts'
import { file } from '../../host/database/schema/files.ts'

const ending: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

/** Where a stored picture is read; the reader's cookies decide whether it answers. */
export const addressOf = (hash: string, mime: string): string => `/api/picture/${hash}.${ending[mime] ?? 'bin'}`

const { id, hash, name, width, height, bytes, mime, thumbnails } = file

/** The columns that callers see of a stored picture. */
export const pictureColumns = { id, hash, name, width, height, bytes, mime, thumbnails }

/** A stored picture as callers see it. */
export function pictureOf(row: Pick<typeof file.$inferSelect, keyof typeof pictureColumns>): Picture {
  const { id, hash, name, width, height, bytes, mime, thumbnails } = row
  const url = addressOf(hash, mime)
  const thumbnail = (side: '160' | '480' | '1080') =>
    thumbnails[side] ? addressOf(thumbnails[side], 'image/webp') : url
  return {
    id,
    hash,
    name,
    width,
    height,
    bytes,
    url,
    thumbnails: { small: thumbnail('160'), middle: thumbnail('480'), large: thumbnail('1080') },
  }
}
