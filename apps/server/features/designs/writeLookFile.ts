import type { LookFile } from '@toile/contract/lookFile.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { readOrder } from '@toile/picture/scenes/readOrder.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { openDrawing } from '../../pictures/drawing/drawPicture.ts'
import type { LoadedUploads } from '../../pictures/drawing/loadUploads.ts'

/** One scene of a look in the form that is wanted, or the one that the scene has, with the ending of its file's name. */
export async function writeLookFile(
  { scene, form, width, garment }: LookFile,
  design: Design,
  uploads: LoadedUploads,
): Promise<{ bytes: Buffer; mime: string; name: string }> {
  const read = readOrder({ scene, of: { design, garment }, width })
  if (!read || (form && form !== (read.gives === 'lines' ? 'svg' : 'png'))) throw refuse('notFound')
  const { draw } = openDrawing(uploads)
  const name = `${garment ? `-${garment}` : ''}${read.file === 'front' ? '' : `-${read.file}`}`
  return read.gives === 'lines'
    ? { bytes: await draw({ ...read.order, form: 'svg' }), mime: 'image/svg+xml', name: `${name}.svg` }
    : { bytes: await draw({ ...read.order, form: 'png' }), mime: 'image/png', name: `${name}.png` }
}
