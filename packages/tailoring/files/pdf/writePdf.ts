import type { Layer, Mark, Page, Print } from '../drawing.ts'
import { type Letters, markOperators } from './markOperators.ts'
import { openPdfObjects, type PdfObjects } from './pdfObjects.ts'

const points = 72 / 25.4
/** The longest side of a page in points that every reader shows; longer pages are counted in larger units. */
const longest = 14_400

/** A drawing as a PDF in true size whose layers can be shown and hidden; words that no standard font has are drawn by `letters`, or spelled in Latin. */
export function writePdf({ title, layers, pages }: Print, letters?: Letters): Uint8Array {
  const file = openPdfObjects()
  const [root, tree] = [file.reserve(), file.reserve()]
  const font = file.add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  const draw = (marks: readonly Mark[]) => marks.map((mark) => markOperators(mark, letters)).join('')
  const drawn = layers.map((layer) => layerForm(file, layer, draw(layer.marks), font))
  const resources = file.add(
    `<</Font<</F ${font} 0 R>>/XObject<<${drawn.map(({ form }, i) => `/L${i} ${form} 0 R`).join('')}>>>>`,
  )
  const kids = pages.map((page) => {
    const content = file.stream(pageContent(page, draw(page.marks), layers.length))
    const unit = unitOf(page.width, page.height)
    const size = [page.width, page.height].map((side) => ((side * points) / unit).toFixed(4)).join(' ')
    return file.add(
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${size}]${unit > 1 ? `/UserUnit ${unit}` : ''}/Resources ${resources} 0 R/Contents ${content} 0 R>>`,
    )
  })
  file.put(tree, `<</Type/Pages/Count ${kids.length}/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]>>`)
  const groups = drawn.flatMap(({ group }) => (group ? `${group} 0 R` : [])).join(' ')
  const optional = groups && `/OCProperties<</OCGs[${groups}]/D<</Order[${groups}]/ON[${groups}]>>>>/PageMode/UseOC`
  // Printers are asked to leave the size alone.
  file.put(root, `<</Type/Catalog/Pages ${tree} 0 R/ViewerPreferences<</PrintScaling/None>>${optional}>>`)
  return file.close(root, file.add(`<</Title ${unicode(title)}/Creator(Toile)/Producer(Toile)>>`))
}

/** A layer as something each page can show, in millimetres; more than one can be hidden by its name. */
function layerForm(file: PdfObjects, layer: Layer, content: string, font: number) {
  const group = layer.name ? file.add(`<</Type/OCG/Name ${unicode(layer.name)}>>`) : null
  const far = 1_000_000
  const hidden = group ? `/OC ${group} 0 R` : ''
  const form = file.stream(
    content,
    `/Type/XObject/Subtype/Form/BBox[-${far} -${far} ${far} ${far}]/Resources<</Font<</F ${font} 0 R>>>>${hidden}`,
  )
  return { form, group }
}

function pageContent({ width, height, windows }: Page, drawn: string, layers: number): string {
  const shown = Array.from({ length: layers }, (_, i) => `/L${i} Do`).join(' ')
  const parts = windows.map(({ box, at, scale }) => {
    const frame = [...at, scale * (box.right - box.left), scale * (box.bottom - box.top)].map(fine).join(' ')
    const move = [at[0] - scale * box.left, at[1] - scale * box.top].map(fine).join(' ')
    return `q ${frame} re W n ${fine(scale)} 0 0 ${fine(scale)} ${move} cm ${shown} Q\n`
  })
  const millimetre = (points / unitOf(width, height)).toFixed(8)
  return `q ${millimetre} 0 0 ${millimetre} 0 0 cm 1 J 1 j\n${drawn}${parts.join('')}Q\n`
}

const fine = (value: number) => value.toFixed(4)

/** How many points a unit of a page stands for. */
const unitOf = (width: number, height: number) => Math.max(1, Math.ceil((Math.max(width, height) * points) / longest))

/** A text of any letters. */
const unicode = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('')}>`
