import { readPrintType } from '@toile/craft/prints/printTypes.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { usePictures } from '../../../shared/open/projects/pictures.ts'
import type { Offered } from './placements.ts'

/** The prints of the board, as far as their pictures are known. */
export function useBoardPrints({ boards }: Pick<Project, 'boards'>): Offered[] {
  const pictures = usePictures()
  return boards.print.flatMap(({ id, category, width, repeat }) => {
    const picture = pictures.get(id)
    if (!picture) return []
    const source = { kind: 'picture', hash: picture.hash } as const
    return [{ id, name: picture.name, type: readPrintType(category), source, width, repeat }]
  })
}
