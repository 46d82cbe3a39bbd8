import { add, distance, mix, normal, type Path, type Point, rotate, scale, subtract, unit } from '@toile/geometry'
import { cutCounts } from '../pattern/cutCounts.ts'
import { edgePath } from '../pattern/edgePath.ts'
import { grainLine, reach } from '../pattern/grainLine.ts'
import { notchMarks } from '../pattern/notchMarks.ts'
import { outlineOf } from '../pattern/outlineOf.ts'
import type { Piece } from '../pattern/pattern.ts'

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

const stroke = (name: string, ...paths: Path[]) =>
  paths.length ? `<path class="${name}" d="${paths.map(drawn).join('')}"/>` : ''

const closed = (name: string, path: Path) => `<path class="${name}" d="${drawn(path)}Z"/>`

/** A piece of a size as a group of an SVG in millimetres, with the line it is cut along, moved by so much. */
export function svgPiece(piece: Piece, cut: Path, { size, move }: { size: string; move: Point }): string {
  const marks = notchMarks(piece).map(({ cut: at, inward, depth }): Path => [at, add(at, scale(inward, depth))])
  const folds = piece.edges.filter(({ end }) => end === 'fold').map(({ id }) => edgePath(piece, id))
  const inner = piece.lines.map(({ kind, path }) => stroke(`inner ${kind}`, path))
  const named = `data-piece="${escaped(piece.id)}" data-size="${escaped(size)}"`
  return [
    `<g class="piece ${piece.cut.of}" ${named} transform="translate(${short(move[0])} ${short(-move[1])})">`,
    `<title>${escaped(piece.name)}</title>`,
    closed('cut', cut),
    closed('sew', outlineOf(piece)),
    stroke('fold', ...folds),
    ...inner,
    stroke('notch', ...marks),
    stroke('drill', ...piece.drills.flatMap(cross)),
    grainOf(piece),
    labelOf(piece, size),
    '</g>',
  ].join('')
}

const cross = ([x, y]: Point): Path[] => [
  [
    [x - 3, y],
    [x + 3, y],
  ],
  [
    [x, y - 3],
    [x, y + 3],
  ],
]

/** The grain with an arrow head at both ends. */
function grainOf(piece: Piece): string {
  const [foot, head] = grainLine(piece)
  const along = unit(subtract(head, foot))
  const barbs = (tip: Point, way: number): Path => {
    const back = add(tip, scale(along, -8 * way))
    return [add(back, scale(normal(along), 3)), tip, add(back, scale(normal(along), -3))]
  }
  return stroke('grain', [foot, head], barbs(head, 1), barbs(foot, -1))
}

/** The words of a piece beside its grain, as large as there is room for along it and above it. */
function labelOf(piece: Piece, size: string): string {
  const { drawn: straight, mirrored } = cutCounts(piece)
  const lines = [piece.name, `Size ${size}`, `Cut ${straight + mirrored}${mirrored ? ' (pair)' : ''} ${piece.cut.of}`]
  const [foot, head] = grainLine(piece)
  const most = Math.max(...lines.map(({ length }) => length))
  const middle = mix(foot, head, 0.5)
  const turn = readable(piece.grain.degrees)
  const above = add(middle, rotate([0, 100], (turn * Math.PI) / 180))
  const room = reach(outlineOf(piece), middle, above)
  const height = Math.min(14, distance(foot, head) / (0.62 * most), room / (1.2 * lines.length + 0.6))
  // Above the grain line, which the words run along.
  const rows = lines.map((words, i) => {
    const up = -height * (0.6 + 1.2 * (lines.length - 1 - i))
    return `<tspan x="0" y="${short(up)}">${escaped(words)}</tspan>`
  })
  const place = `translate(${short(middle[0])} ${short(-middle[1])}) rotate(${short(-turn)})`
  return `<text class="name" font-size="${short(height)}" transform="${place}">${rows.join('')}</text>`
}

/** The same direction or its opposite, so that words along it do not stand on their head. */
const readable = (degrees: number) => {
  const turn = ((degrees % 180) + 180) % 180
  return turn > 90 ? turn - 180 : turn
}
