import { boundsOf, sure } from '@toile/geometry'
import { cutLines } from '../pattern/cutLines.ts'
import type { Pattern } from '../pattern/pattern.ts'
import { sideBySide } from './sideBySide.ts'
import { escaped, short, svgPiece } from './svgPiece.ts'

/** Between pieces and round the sheet. */
const gap = 20
/** The side of the square by which a print is checked. */
const test = 100

const looks = [
  'path,rect{fill:none;stroke:#000;stroke-linejoin:round;stroke-linecap:round}',
  '.cut{stroke-width:.7}',
  '.sew{stroke-width:.4;stroke-dasharray:5 3}',
  '.notch{stroke-width:.9}',
  '.grain,.drill,.test{stroke-width:.5}',
  '.inner,.fold{stroke-width:.4;stroke-dasharray:10 3 2 3}',
  'text{font-family:sans-serif;text-anchor:middle;fill:#000}',
].join('')

/** A pattern of one size as an SVG in true size, in millimetres, its pieces side by side, with a square of ten centimetres to check a print by. */
export function writeSvg(pattern: Pattern, { size, style }: { size: string; style: string }): string {
  const cuts = cutLines(pattern)
  const boxes = cuts.map((cut) => boundsOf(cut))
  const square = { left: 0, top: 0, right: test, bottom: test }
  const moves = sideBySide([...boxes, square], gap)
  const width = [...boxes, square].reduce((sum, { left, right }) => sum + right - left + gap, gap)
  const height = Math.max(test, ...boxes.map(({ top, bottom }) => bottom - top)) + 2 * gap
  const drawn = pattern.pieces.map((piece, i) => svgPiece(piece, sure(cuts[i]), { size, move: sure(moves[i]) }))
  const [x] = sure(moves.at(-1))
  const check = `<g class="check" transform="translate(${short(x)} ${-test})"><rect class="test" width="${test}" height="${test}"/><text x="${test / 2}" y="${test / 2}" font-size="8">${test} mm</text></g>`
  const [w, h] = [short(width), short(height)]
  const view = `width="${w}mm" height="${h}mm" viewBox="${-gap} ${short(gap - height)} ${w} ${h}"`
  const title = `<title>${escaped(`${style} ${size}`)}</title>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${view}>${title}<style>${looks}</style>${drawn.join('')}${check}</svg>\n`
}
