import type { TaskInput } from '@toile/contract/tasks.ts'
import { type Shot, shotSchema } from '@toile/craft/products/shot.ts'
import { naturalMillimetres } from '@toile/picture/products/naturalMillimetres.ts'
import { deskOn } from '../../pictures/drawing/drawPicture.ts'
import type { LoadedUploads } from '../../pictures/drawing/loadUploads.ts'

const millimetres = shotSchema.shape.millimetres

/** The scale in which garments of all these looks are in true size to each other: millimetres along the longer side of the picture that the largest of them fills; those that cannot be measured do not count. */
export function sharedScale(
  looks: TaskInput<'makeProducts'>['looks'],
  shot: Shot,
  uploads: LoadedUploads,
): number | null {
  const desk = deskOn(uploads)
  const all = looks.flatMap(({ look }) => {
    try {
      return naturalMillimetres(desk, look, shot) ?? []
    } catch {
      return []
    }
  })
  const largest = all.length > 0 ? Math.max(...all) : null
  return millimetres.safeParse(largest).data ?? null
}
