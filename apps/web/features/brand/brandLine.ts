import { judgeFile } from '../../shared/uploads/judgeFile.ts'
import { onLeave } from '../../shell/calls/onLeave.ts'
import { sendUpload } from '../../shared/uploads/sendUpload.ts'
import { openUploadLine } from '../../shared/uploads/uploadLine.ts'

/** Where a picture goes: to the logo or among the pictures of a brand. */
export type BrandPlace = `${'logo' | 'picture'} ${string}`

const takers = new Map<BrandPlace, (id: string) => void>()

/** Has stored pictures given to whoever holds the brand open. */
export function takeStored(place: BrandPlace, take: (id: string) => void): () => void {
  takers.set(place, take)
  return () => void takers.delete(place)
}

/** Pictures on their way to a brand. */
export const brandLine = openUploadLine<BrandPlace>({
  usedFor: () => 'library',
  judge: judgeFile,
  send: sendUpload,
  onStored: (place, { id }) => takers.get(place)?.(id),
})

onLeave(() => brandLine.close())
