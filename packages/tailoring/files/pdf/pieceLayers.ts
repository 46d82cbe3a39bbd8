import { along, type Path, sure, tangent } from '@toile/geometry'
import type { Layer, Mark } from '../drawing.ts'
import type { PaperWords } from '../paperWords.ts'
import { pieceLabel, readable } from '../pieceLabel.ts'
import { pieceLines } from '../pieceLines.ts'
import { pieceWords } from '../pieceWords.ts'
import { labelMarks } from './labelMarks.ts'
import { type Lie, placed } from './lie.ts'
import type { PieceInSize } from './nestedPieces.ts'
import { penOf } from './sizePens.ts'

/** The height of the names of sizes along their lines in millimetres. */
const tagHeight = 3.5

/** Pieces as they lie, as a layer for what all sizes share and one for each size; a single size is one layer without a name. Lines are so many times as wide as on paper. */
export function pieceLayers(
  nests: readonly (readonly PieceInSize[])[],
  lies: readonly Lie[],
  sizes: readonly string[],
  { bold, words }: { bold: number; words: PaperWords },
): Layer[] {
  const each = sizes.map((_, size) =>
    nests.flatMap((nest, i) =>
      nest.filter((one) => one.size === size).flatMap((one) => linesOf(one, nest, sure(lies[i]), sizes, bold)),
    ),
  )
  const names = nests.flatMap((nest, i) => labelOf(nest, sure(lies[i]), sizes, words))
  return sizes.length > 1
    ? [{ name: words.names, marks: names }, ...sizes.map((name, i): Layer => ({ name, marks: sure(each[i]) }))]
    : [{ name: '', marks: [...each.flat(), ...names] }]
}

/** The lines of a piece in a size; among others the size stands at its cut, and the grain is drawn for the first alone. */
function linesOf(
  { piece, cut, size }: PieceInSize,
  nest: readonly PieceInSize[],
  lie: Lie,
  sizes: readonly string[],
  bold: number,
): Mark[] {
  const lies = (path: Path) => path.map((point) => placed(point, lie))
  const lines = pieceLines(piece, cut).filter(({ kind }) => kind !== 'grain' || size === nest[0]?.size)
  const drawn = lines.map(({ kind, paths, closed }): Mark => {
    const pen = penOf(kind, size, sizes.length)
    return { kind: 'strokes', paths: paths.map(lies), closed, pen: { ...pen, width: pen.width * bold } }
  })
  return sizes.length > 1 ? [...drawn, ...tags(lies(cut), size, sizes)] : drawn
}

/** The name of a size along its cut, four times, each size at a place of its own. */
function tags(cut: Path, size: number, sizes: readonly string[]): Mark[] {
  const closed = [...cut, sure(cut[0])]
  return [0, 0.25, 0.5, 0.75].map((share): Mark => {
    const at = share + (0.22 * (size + 0.5)) / sizes.length
    const [x, y] = tangent(closed, at)
    return {
      kind: 'words',
      words: sizes[size] ?? '',
      at: along(closed, at),
      height: tagHeight,
      turn: readable((Math.atan2(y, x) * 180) / Math.PI),
      from: 'middle',
      ink: penOf('cut', size, sizes.length).ink,
    }
  })
}

/** What a piece says of itself, on the smallest of its sizes so that it lies in all of them. */
function labelOf(nest: readonly PieceInSize[], lie: Lie, sizes: readonly string[], words: PaperWords): Mark[] {
  const { piece } = sure(nest[0])
  const own = nest.map(({ size }) => sizes[size] ?? '')
  return labelMarks(pieceLabel(piece, pieceWords(piece, own, words), lie.turn), lie)
}
