import type { ClothLength } from '@toile/tailoring/files/lists/clothPlan.ts'
import { handOverTables } from '@toile/tailoring/files/lists/handOverTables.ts'
import { writeCsv } from '@toile/tailoring/files/lists/writeCsv.ts'
import { writeList } from '@toile/tailoring/files/lists/writeList.ts'
import { writeXlsx } from '@toile/tailoring/files/lists/writeXlsx.ts'
import type { PrintKind } from '@toile/tailoring/files/pdf/papers.ts'
import { printMarker } from '@toile/tailoring/files/pdf/printMarker.ts'
import { printPattern } from '@toile/tailoring/files/pdf/printPattern.ts'
import { writePdf } from '@toile/tailoring/files/pdf/writePdf.ts'
import type { RoundGarment } from '@toile/tailoring/files/round/roundGarment.ts'
import { writeGlb } from '@toile/tailoring/files/round/writeGlb.ts'
import { writeObj } from '@toile/tailoring/files/round/writeObj.ts'
import type { SizedPattern } from '@toile/tailoring/files/sizedPattern.ts'
import { writeDxf } from '@toile/tailoring/files/writeDxf.ts'
import { writeSvg } from '@toile/tailoring/files/writeSvg.ts'

/** Which files of a pattern are asked for; the DXF and the SVGs where none is. */
interface Asked {
  dxf: boolean
  svg: boolean
  pdf: readonly PrintKind[]
  roll: number
  xlsx: boolean
  csv: boolean
  list: boolean
  marker: boolean
  glb: boolean
  obj: boolean
}

/** A garment in a size with the cloth it takes, and how it hangs on whoever wears that size. */
export interface MadeSize extends SizedPattern {
  cloth: readonly ClothLength[]
  hang(): Promise<RoundGarment>
}

/** A file that a pattern is handed over in: how its name ends, and what is in it. */
interface PatternFile {
  end: string
  content: string | Uint8Array
}

/** The files of a garment's pattern in all its sizes, each made when it is asked for; `file` is what their names begin with. */
export async function* patternFiles(
  { name, file, sizes }: { name: string; file: string; sizes: readonly MadeSize[] },
  asked: Asked,
): AsyncGenerator<PatternFile> {
  const { dxf, svg, pdf, roll, xlsx, csv, list, marker, glb, obj } = asked
  const plain = pdf.length === 0 && !(dxf || svg || xlsx || csv || list || marker || glb || obj)
  if (dxf || plain) yield { end: '.dxf', content: writeDxf({ style: name, sizes, date: today() }) }
  if (svg || plain)
    for (const { name: size, pattern } of sizes)
      yield { end: `-${size}.svg`, content: writeSvg(pattern, { size, style: name }) }
  for (const kind of pdf)
    yield { end: `-${kind}.pdf`, content: writePdf(printPattern(sizes, { title: name, kind, rollWidth: roll })) }
  const tables = xlsx || csv ? handOverTables(sizes) : []
  if (xlsx) yield { end: '.xlsx', content: writeXlsx(tables) }
  if (csv) for (const table of tables) yield { end: `-${table.name.toLowerCase()}.csv`, content: writeCsv(table) }
  if (list) yield { end: '.txt', content: writeList(name, sizes) }
  if (marker)
    for (const { name: size, pattern, cloth } of sizes)
      for (const { of, width, marker: laid } of cloth) {
        const print = printMarker(pattern, laid, { title: `${name} ${size}, ${of}`, width })
        yield { end: `-${size}-${of}-marker.pdf`, content: writePdf(print) }
      }
  if (glb || obj)
    for (const { name: size, hang } of sizes) {
      const round = await hang()
      if (glb) yield { end: `-${size}.glb`, content: writeGlb(round) }
      if (!obj) continue
      const written = writeObj(beside(round, file), `${file}-${size}.mtl`)
      yield { end: `-${size}.obj`, content: written.obj }
      yield { end: `-${size}.mtl`, content: written.mtl }
      for (const { name: picture, bytes } of round.pictures) yield { end: `-${picture}`, content: bytes }
    }
}

/** A garment whose pictures lie beside it, named as its other files are. */
const beside = (round: RoundGarment, file: string): RoundGarment => ({
  ...round,
  pictures: round.pictures.map((picture) => ({ ...picture, name: `${file}-${picture.name}` })),
})

const today = () => new Date().toISOString().slice(0, 10).split('-').toReversed().join('-')
