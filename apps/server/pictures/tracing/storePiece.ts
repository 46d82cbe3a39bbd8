import { encodeTraced, type TracedPiece } from '@toile/picture/reading/trace/traced.ts'
import type { Transaction } from '../../host/database/database.ts'
import { traced } from '../../host/database/schema/traced.ts'
import type { Files } from '../../host/files/files.ts'
import { hashBytes } from '../../host/files/hashBytes.ts'
import { holdPicture } from '../hold/holdPicture.ts'
import { writePng } from '../hold/writePng.ts'

/** A traced piece whose bytes are stored; `keep` writes its rows. */
export interface StoredPiece {
  hash: string
  piece: TracedPiece
  keep(tx: Transaction): Promise<void>
}

/** The name of a piece: the hash of its sheet and note, so that a correction is a piece of its own. */
export const nameOfPiece = (sheetHash: string, note: unknown): string =>
  hashBytes(Buffer.from(`${sheetHash} ${JSON.stringify(note)}`))

/** Stores a piece's sheet. */
export async function storePiece(
  files: Files,
  ownerId: string,
  fileId: string,
  piece: TracedPiece,
): Promise<StoredPiece> {
  const { sheet, note } = encodeTraced(piece)
  const { width, height } = sheet
  const png = await writePng(sheet)
  const sheetHash = await files.putBytes(png, 'image/png')
  const hash = nameOfPiece(sheetHash, note)
  return {
    hash,
    piece,
    async keep(tx) {
      const stored = { hash: sheetHash, width, height, bytes: png.length, mime: 'image/png', thumbnails: {} }
      const sheetId = await holdPicture(tx, { ownerId, kind: 'sheet' }, stored)
      await tx.insert(traced).values({ ownerId, hash, fileId, sheetId, note }).onConflictDoNothing()
    },
  }
}
