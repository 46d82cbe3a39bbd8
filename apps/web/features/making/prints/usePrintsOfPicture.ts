import { useQuery } from '@tanstack/react-query'
import type { Picture } from '@toile/contract/features/files.ts'
import type { PrintDocument } from '@toile/craft/prints/printDocument.ts'
import { printsOfPicture } from '@toile/craft/script/printsOfPicture.ts'
import { readStored } from '../../../shared/drawing/desk.ts'

/** A stored picture in every way in which it becomes cloth, once the drawing worker has read its small copy. */
export function usePrintsOfPicture(picture: Pick<Picture, 'hash' | 'thumbnails'> | null): {
  prints: readonly PrintDocument[]
  state: 'none' | 'reading' | 'failed' | 'there'
} {
  const { data, error } = useQuery({
    queryKey: ['read picture', picture?.hash],
    queryFn: async () => (picture ? printsOfPicture(picture.hash, await readStored(picture.thumbnails.middle)) : []),
    enabled: picture !== null,
    staleTime: Infinity,
    meta: { saidByScreen: true },
  })
  const state = picture === null ? 'none' : data ? 'there' : error ? 'failed' : 'reading'
  return { prints: picture && data ? data : [], state }
}
