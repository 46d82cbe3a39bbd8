import type { Design } from '@toile/craft/designs/design.ts'
import { sure, sureFirst } from '@toile/geometry'
import type { Transact } from '../../../host/database/database.ts'
import type { Files, StoredPicture } from '../../../host/files/files.ts'
import { type ApartNote, apartNoteSchema } from '../../../pictures/drawing/apartNote.ts'
import { drawAside } from '../../../pictures/drawing/drawAside.ts'
import { loadUploads } from '../../../pictures/drawing/loadUploads.ts'
import { unpacked } from '../../../pictures/drawing/packed.ts'

const mime = 'image/png'
/** Nobody looks for what a layer is like. */
const unmeasured = { palette: Buffer.alloc(0), likeness: Buffer.alloc(0) }

/** What was drawn of a design in its parts and stored; its rows are the caller's to keep. */
export interface StoredDetail {
  note: ApartNote
  /** The hash of the note's own bytes. */
  noteHash: string
  stored: StoredPicture[]
}

/** Draws a design in its parts and stores the pictures. */
export async function drawDetail(
  { load, files, ownerId }: { load: Transact; files: Files; ownerId: string },
  design: Design,
): Promise<StoredDetail> {
  const uploads = await loadUploads(load, files, ownerId, [design])
  const bytes = sureFirst(await drawAside([{ apart: design }], uploads))
  const { note: said, pictures } = unpacked(bytes)
  const note = apartNoteSchema.parse(said)
  const stored: StoredPicture[] = []
  for (const [i, picture] of pictures.entries()) {
    const [width, height] = sure(note.sides[i])
    const hash = await files.putBytes(picture, mime)
    stored.push({ hash, mime, width, height, bytes: picture.length, thumbnails: {}, ...unmeasured })
  }
  const noteHash = await files.putBytes(Buffer.from(JSON.stringify(note)), 'application/json')
  return { note, noteHash, stored }
}
