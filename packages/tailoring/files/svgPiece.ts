import type { Path, Point } from '@toile/geometry'
import type { Piece } from '../pattern/pattern.ts'
import { paperWords } from './paperWords.ts'
import { type Label, pieceLabel } from './pieceLabel.ts'
import { type LineKind, pieceLines } from './pieceLines.ts'
import { pieceWords } from './pieceWords.ts'

/** A text for the inside or an attribute of an SVG element. */
export const escaped = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')

/** A number to the hundredth of a millimetre. */
export const short = (value: number) => String(Math.round(value * 100) / 100 + 0)

/** A run of points as it is drawn, y down. */
const drawn = (path: Path) => path.map(([x, y], i) => `${i ? 'L' : 'M'}${short(x)} ${short(-y)}`).join('')

/** A piece of a size as a group of an SVG in millimetres, with the line it is cut along, moved by so much. */
export function svgPiece(piece: Piece, cut: Path, { size, move }: { size: string; move: Point }): string {
  const lines = pieceLines(piece, cut).map(({ kind, paths, closed }) => {
    const run = paths.map((path) => `${drawn(path)}${closed ? 'Z' : ''}`).join('')
    return `<path class="${classOf(kind)}" d="${run}"/>`
  })
  const named = `data-piece="${escaped(piece.id)}" data-size="${escaped(size)}"`
  return [
    `<g class="piece ${piece.cut.of}" ${named} transform="translate(${short(move[0])} ${short(-move[1])})">`,
    `<title>${escaped(piece.name)}</title>`,
    ...lines,
    wordsOf(pieceLabel(piece, pieceWords(piece, [size], paperWords))),
    '</g>',
  ].join('')
}

const classOf = (kind: LineKind) => {
  if (kind === 'clothFold') return 'fold'
  return kind === 'fold' || kind === 'dart' || kind === 'pleat' || kind === 'placement' ? `inner ${kind}` : kind
}

function wordsOf({ rows, at, height, turn }: Label): string {
  const spans = rows.map((words, i) => {
    const up = -1.2 * height * (rows.length - 1 - i)
    return `<tspan x="0" y="${short(up)}">${escaped(words)}</tspan>`
  })
  const place = `translate(${short(at[0])} ${short(-at[1])}) rotate(${short(-turn)})`
  return `<text class="name" font-size="${short(height)}" transform="${place}">${spans.join('')}</text>`
}
