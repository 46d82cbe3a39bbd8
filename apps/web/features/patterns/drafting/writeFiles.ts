import { printPattern } from '@toile/tailoring/files/pdf/printPattern.ts'
import { writePdf } from '@toile/tailoring/files/pdf/writePdf.ts'
import { writeDxf } from '@toile/tailoring/files/writeDxf.ts'
import { writeSvg } from '@toile/tailoring/files/writeSvg.ts'
import { draftSizes } from './draftSizes.ts'
import { fromSmall } from './fromSmall.ts'
import type { FileOrder, WrittenFiles } from './patternOrders.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Writes a pattern in its sizes: one DXF or PDF with all of them, or an SVG in true size for each. */
export function writeFiles({ form, style, date, ...asked }: FileOrder): WrittenFiles {
  const sizes = fromSmall(draftSizes(asked).sizes)
  if (form === 'dxf') return [{ ending: '.dxf', bytes: bytesOf(writeDxf({ style, sizes, date })) }]
  if (form === 'svg')
    return sizes.map(({ name, pattern }) => ({
      ending: `-${name}.svg`,
      bytes: bytesOf(writeSvg(pattern, { size: name, style })),
    }))
  return [{ ending: `-${form}.pdf`, bytes: writePdf(printPattern(sizes, { title: style, kind: form })) }]
}
