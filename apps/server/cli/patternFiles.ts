import type { PrintKind } from '@toile/tailoring/files/pdf/papers.ts'
import { printPattern } from '@toile/tailoring/files/pdf/printPattern.ts'
import { writePdf } from '@toile/tailoring/files/pdf/writePdf.ts'
import type { SizedPattern } from '@toile/tailoring/files/sizedPattern.ts'
import { writeDxf } from '@toile/tailoring/files/writeDxf.ts'
import { writeSvg } from '@toile/tailoring/files/writeSvg.ts'

/** Which files of a pattern are asked for; the DXF and the SVGs where none is. */
interface Asked {
  dxf: boolean
  svg: boolean
  pdf: readonly PrintKind[]
}

/** A file that a pattern is handed over in: how its name ends, and what is in it, made when it is written. */
interface PatternFile {
  end: string
  content(): string | Uint8Array
}

/** The files of a garment's pattern in all its sizes. */
export function patternFiles(
  { name, sizes }: { name: string; sizes: readonly SizedPattern[] },
  { dxf, svg, pdf }: Asked,
): PatternFile[] {
  const plain = !dxf && !svg && pdf.length === 0
  const files: PatternFile[] = []
  if (dxf || plain) files.push({ end: '.dxf', content: () => writeDxf({ style: name, sizes, date: today() }) })
  if (svg || plain)
    for (const { name: size, pattern } of sizes)
      files.push({ end: `-${size}.svg`, content: () => writeSvg(pattern, { size, style: name }) })
  for (const kind of pdf)
    files.push({ end: `-${kind}.pdf`, content: () => writePdf(printPattern(sizes, { title: name, kind })) })
  return files
}

const today = () => new Date().toISOString().slice(0, 10).split('-').toReversed().join('-')
