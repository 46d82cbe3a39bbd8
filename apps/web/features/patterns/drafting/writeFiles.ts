import { writeDxf } from '@toile/tailoring/files/writeDxf.ts'
import { writeSvg } from '@toile/tailoring/files/writeSvg.ts'
import { draftSizes } from './draftSizes.ts'
import type { FileOrder, WrittenFiles } from './patternOrders.ts'

/** Writes a pattern in its sizes: one DXF with all of them, or an SVG in true size for each. */
export function writeFiles({ form, style, date, ...asked }: FileOrder): WrittenFiles {
  const { sizes } = draftSizes(asked)
  if (form === 'dxf') return [{ ending: '.dxf', text: writeDxf({ style, sizes, date }) }]
  return sizes.map(({ name, pattern }) => ({ ending: `-${name}.svg`, text: writeSvg(pattern, { size: name, style }) }))
}
