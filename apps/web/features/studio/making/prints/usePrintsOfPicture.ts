import { useQuery } from '@tanstack/react-query'
import type { Picture } from '@toile/contract/features/files.ts'
import type { PrintDocument } from '@toile/fashion/prints/printDocument.ts'
import { printsOfPicture } from '@toile/fashion/script/printsOfPicture.ts'
import { readPicture } from '@toile/picture/readings/readPicture.ts'
import { decodePicture } from '../../drawing/uploads.ts'

async function readFrom(address: string, signal: AbortSignal) {
  const answer = await fetch(address, { credentials: 'same-origin', signal })
  if (!answer.ok) throw new Error('A picture could not be fetched.')
  return readPicture(await decodePicture(await answer.blob()))
}

/** A stored picture in every way in which it becomes cloth, once its small copy was read here. */
export function usePrintsOfPicture(picture: Pick<Picture, 'hash' | 'thumbnails'> | null): {
  prints: readonly PrintDocument[]
  state: 'none' | 'reading' | 'failed' | 'there'
} {
  const { data, error } = useQuery({
    queryKey: ['read picture', picture?.hash],
    queryFn: async ({ signal }) =>
      picture ? printsOfPicture(picture.hash, await readFrom(picture.thumbnails.middle, signal)) : [],
    enabled: picture !== null,
    staleTime: Infinity,
    meta: { saidByScreen: true },
  })
  const state = picture === null ? 'none' : data ? 'there' : error ? 'failed' : 'reading'
  return { prints: picture && data ? data : [], state }
}
