import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { mayStandSingly, readPrintType } from '@toile/craft/prints/printTypes.ts'
import type { Picture } from '@toile/contract/features/files.ts'
import type { Project } from '@toile/studio/projects/project.ts'

/** Something that can be laid on a garment. */
export interface Offered {
  id: string
  /** Already translated; empty where a picture has no name. */
  name: string
  source: NotionSource
}

/** Pictures that stand singly: slogans, logos and motifs of the boards, and whatever lies on a garment of the look already, each once. */
export function picturesOffered(
  { boards }: Pick<Project, 'boards'>,
  { garments }: Pick<Design, 'garments'>,
  pictures: ReadonlyMap<string, Picture>,
): Offered[] {
  const ofBoard = boards.print.flatMap(({ id, category }) => {
    const picture = pictures.get(id)
    return picture && mayStandSingly(readPrintType(category)) ? [picture.hash] : []
  })
  const laid = garments.flatMap(({ applied = [] }) =>
    applied.flatMap((one) => (one.kind === 'notion' && one.source.kind === 'picture' ? [one.source.hash] : [])),
  )
  const names = new Map([...pictures.values()].map(({ hash, name }) => [hash, name]))
  return [...new Set([...ofBoard, ...laid])].map((hash) => ({
    id: hash,
    name: names.get(hash) ?? '',
    source: { kind: 'picture', hash },
  }))
}
