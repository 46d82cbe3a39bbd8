import { contract } from '@toile/contract/index.ts'
import sharp from 'sharp'
import type { Caller } from '../../testing/caller.ts'

/** A small picture of one colour. */
export const plainPicture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

/** The id of a picture that a person uploads. */
export async function uploaded(caller: Caller, name: string, bytes: Uint8Array): Promise<string> {
  const answer = await caller.upload('library', `${name}.png`, bytes)
  return contract.files.upload.gives.parse(answer.data).picture.id
}
