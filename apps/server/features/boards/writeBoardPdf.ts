import type { Color } from '@toile/craft/colors/color.ts'
import type { BoardPage, BoardPart, ImageMark, Mark } from '@toile/picture/boards/boardPage.ts'
import type { Outline } from '@toile/picture/lettering/letterOutlines.ts'
import {
  appendBezierCurve,
  clip,
  closePath,
  concatTransformationMatrix,
  drawObject,
  endPath,
  fill,
  lineTo,
  moveTo,
  PDFDocument,
  type PDFImage,
  type PDFName,
  type PDFOperator,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setFillingRgbColor,
  setLineWidth,
  setStrokingRgbColor,
  stroke,
} from 'pdf-lib'
import type { Told } from '../../exports/openTold.ts'
import type { Files } from '../../host/files/files.ts'
import type { BoardFile } from './loadBoards.ts'
import { pdfImages } from './pdfImages.ts'

const points = 72 / 25.4
/** The part of the work that its pictures are. */
const pictured = 0.9

/** Boards as pages of true size: pictures in their stored resolution, everything else as vectors, letters as outlines (requirement S5.21). */
export async function* writeBoardPdf(
  pages: readonly BoardPage[],
  named: ReadonlyMap<string, BoardFile>,
  files: Files,
  title: string,
  told: Told,
): AsyncGenerator<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  document.setProducer('Toile')
  document.setCreator('Toile')
  const wanted = new Set(
    pages.flatMap(({ parts }) =>
      parts.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'image' ? [mark.file] : []))),
    ),
  )
  const images = await pdfImages(document, named, files, wanted, (share) => told(pictured * share))
  for (const page of pages) writePage(document.addPage([page.width * points, page.height * points]), page, images)
  yield await document.save()
}

function writePage(sheet: PDFPage, page: BoardPage, images: ReadonlyMap<string, PDFImage>): void {
  const keys = new Map<string, PDFName>()
  const keyOf = (file: string): PDFName | null => {
    const image = images.get(file)
    if (!image) return null
    const known = keys.get(file) ?? sheet.node.newXObject('Image', image.ref)
    keys.set(file, known)
    return known
  }
  const corner = { x: 0, y: 0, width: page.width, height: page.height }
  sheet.pushOperators(
    pushGraphicsState(),
    // From here on millimetres from the upper left corner, downwards, as boards are laid out.
    concatTransformationMatrix(points, 0, 0, -points, 0, page.height * points),
    setColor(page.ground, setFillingRgbColor),
    rectangle(corner.x, corner.y, corner.width, corner.height),
    fill(),
    ...page.parts.flatMap((part) => partOperators(part, keyOf)),
    popGraphicsState(),
  )
}

function partOperators(part: BoardPart, keyOf: (file: string) => PDFName | null): PDFOperator[] {
  const angle = (part.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [wide, tall] = [part.width / 2, part.height / 2]
  const x = part.x + wide - cos * wide + sin * tall
  const y = part.y + tall - sin * wide - cos * tall
  return [
    pushGraphicsState(),
    concatTransformationMatrix(cos, sin, -sin, cos, x, y),
    ...part.marks.flatMap((mark) => markOperators(mark, keyOf)),
    popGraphicsState(),
  ]
}

function markOperators(mark: Mark, keyOf: (file: string) => PDFName | null): PDFOperator[] {
  if (mark.kind === 'image') return imageOperators(mark, keyOf(mark.file))
  if (mark.outline.length === 0) return []
  return mark.kind === 'fill'
    ? [setColor(mark.color, setFillingRgbColor), ...pathOperators(mark.outline), fill()]
    : [setColor(mark.color, setStrokingRgbColor), setLineWidth(mark.width), ...pathOperators(mark.outline), stroke()]
}

/** A picture behind its window; a picture of a PDF stands upright in a square of one, so it is turned over. */
function imageOperators({ at, clip: window, flipX, flipY }: ImageMark, key: PDFName | null): PDFOperator[] {
  if (!key) return []
  return [
    pushGraphicsState(),
    rectangle(window.x, window.y, window.width, window.height),
    clip(),
    endPath(),
    concatTransformationMatrix(
      flipX ? -at.width : at.width,
      0,
      0,
      flipY ? at.height : -at.height,
      flipX ? at.x + at.width : at.x,
      flipY ? at.y : at.y + at.height,
    ),
    drawObject(key),
    popGraphicsState(),
  ]
}

const setColor = ({ r, g, b }: Color, set: (r: number, g: number, b: number) => PDFOperator) =>
  set(r / 255, g / 255, b / 255)

/** An outline as path operators; a PDF knows cubic curves only. */
function pathOperators(outline: Outline): PDFOperator[] {
  let [x, y] = [0, 0]
  return outline.map((step) => {
    const [fromX, fromY] = [x, y]
    const [kind, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = step
    if (kind === 'Z') return closePath()
    ;[x, y] = [Number(step.at(-2)), Number(step.at(-1))]
    if (kind === 'M') return moveTo(a, b)
    if (kind === 'L') return lineTo(a, b)
    if (kind === 'C') return appendBezierCurve(a, b, c, d, e, f)
    const third = (from: number, control: number) => from + (2 / 3) * (control - from)
    return appendBezierCurve(third(fromX, a), third(fromY, b), third(c, a), third(d, b), c, d)
  })
}
