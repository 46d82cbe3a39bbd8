import type { PictureEdit } from '@toile/studio/uploads/pictureEdit.ts'
import { type Dressed, dress } from './dress.ts'
import { editedPicture } from './editedPicture.ts'
import type { Encoded } from './encode.ts'
import { openPicture } from './openPicture.ts'

/** A picture flipped, turned and cropped, with its thumbnails. */
export async function run(asked: {
  bytes: Buffer
  mime: string
  edit: PictureEdit
}): Promise<Encoded & { dressed: Dressed }> {
  const edited = await editedPicture(asked.bytes, asked.mime, asked.edit)
  return { ...edited, dressed: await dress(openPicture(edited.bytes)) }
}
