import { type Bounds, sure } from '@toile/geometry'
import type { Layer, Page, Print } from '../drawing.ts'
import { pieceWords } from '../pieceLabel.ts'
import type { SizedPattern } from '../sizedPattern.ts'
import { bestTiles } from './bestTiles.ts'
import { checkRoom, checkSquares } from './checkSquares.ts'
import { coverPage } from './coverPage.ts'
import { type Lay, layNests, narrowest, type Nest, nestWays } from './layNests.ts'
import { nestedPieces } from './nestedPieces.ts'
import { papers, type PrintKind, roll } from './papers.ts'
import { pieceLayers } from './pieceLayers.ts'
import { tilePages } from './tilePages.ts'

/** How much wider the lines for a projector are than those on paper, and how wide its table is at least in millimetres. */
const projected = 2.5
const table = 1500

/** A pattern in one size or all of them over one another, laid on paper to be printed in true size; a roll may be of another width, in millimetres. */
export function printPattern(
  sizes: readonly SizedPattern[],
  { title, kind, rollWidth = roll.width }: { title: string; kind: PrintKind; rollWidth?: number },
): Print {
  const pieces = nestedPieces(sizes)
  const names = sizes.map(({ name }) => name)
  const nests = pieces.map(
    (all): Nest => ({ outlines: all.map(({ cut }) => cut), upright: 90 - sure(all[0]).piece.grain.degrees }),
  )
  const layers = (lay: Lay, bold = 1) => pieceLayers(pieces, lay.lies, names, bold)
  if (kind === 'a4' || kind === 'letter') {
    const tiling = bestTiles(nests, papers[kind])
    const told = {
      title,
      sizes: names,
      pieces: pieces.map((all) =>
        pieceWords(
          sure(all[0]).piece,
          all.map(({ size }) => names[size] ?? ''),
        ).join(', '),
      ),
    }
    const cover = coverPage(tiling, told, papers[kind])
    return { title, layers: layers(tiling.lay), pages: [cover, ...tilePages(tiling, title)] }
  }
  const withCheck = [...nests, checkNest]
  if (kind === 'a0') {
    const tiling = bestTiles(withCheck, papers.a0)
    return { title, layers: checked(layers(tiling.lay), tiling.lay), pages: tilePages(tiling, title) }
  }
  const ways = nestWays(withCheck)
  if (kind === 'plotter') {
    const lay = shortest(layNests(ways, Math.max(narrowest(ways), rollWidth - 2 * roll.margin)))
    return { title, layers: checked(layers(lay), lay), pages: [rolled(lay.box, roll.margin, rollWidth)] }
  }
  const lay = shortest(layNests(ways, Math.max(table, narrowest(ways))))
  return { title, layers: checked(layers(lay, projected), lay, projected), pages: [rolled(lay.box, 50)] }
}

/** The squares to check a print by, as something to be laid. */
const checkNest: Nest = {
  outlines: [
    [
      [0, 0],
      [checkRoom.width, 0],
      [checkRoom.width, checkRoom.height],
      [0, checkRoom.height],
    ],
  ],
  upright: 0,
}

/** Layers with the squares to check a print by where they were laid, in the first of them. */
function checked([first, ...others]: readonly Layer[], { lies }: Lay, bold = 1): Layer[] {
  const { move } = sure(lies.at(-1))
  return first ? [{ ...first, marks: [...first.marks, ...checkSquares(...move, bold)] }, ...others] : []
}

const shortest = (lays: readonly Lay[]): Lay => sure(lays.toSorted((a, b) => a.box.bottom - b.box.bottom)[0])

/** One page that shows all of a drawing, as wide as a roll where there is one. */
function rolled(box: Bounds, margin: number, width = box.right - box.left + 2 * margin): Page {
  return {
    width,
    height: box.bottom - box.top + 2 * margin,
    windows: [{ box, at: [margin, margin], scale: 1 }],
    marks: [],
  }
}
