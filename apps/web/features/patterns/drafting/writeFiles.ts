import { writeDxf } from '@toile/tailoring/files/writeDxf.ts'
import { writeSvg } from '@toile/tailoring/files/writeSvg.ts'
import { draftLook } from './draftLook.ts'
import type { FileOrder, WrittenFiles } from './orders.ts'

/** Writes a garment in its sizes: one DXF with all of them, or an SVG in true size for each. */
export function writeFiles({ garment, form, style, date, ...asked }: FileOrder): WrittenFiles {
  const sizes = draftLook(asked).find(({ id }) => id === garment)?.sizes ?? []
  if (form === 'dxf') return [{ ending: '.dxf', text: writeDxf({ style, sizes, date }) }]
  return sizes.map(({ name, pattern }) => ({ ending: `-${name}.svg`, text: writeSvg(pattern, { size: name, style }) }))
}
