import { type Bounds, sure } from '@toile/geometry'
import type { Page, Print } from '../drawing.ts'
import { type PaperWords, paperWords } from '../paperWords.ts'
import { pieceWords } from '../pieceWords.ts'
import type { SizedPattern } from '../sizedPattern.ts'
import { bestTiles, tilingOf } from './bestTiles.ts'
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
/** Round a page for a projector. */
const rim = 50

/** How a pattern is printed: its title, the paper, how wide a roll is in millimetres, and the words on it. */
interface Asked {
  title: string
  kind: PrintKind
  rollWidth?: number
  words?: PaperWords
}

/** A pattern in one size or all of them over one another, laid on paper to be printed in true size. */
export function printPattern(
  sizes: readonly SizedPattern[],
  { title, kind, rollWidth = roll.width, words = paperWords }: Asked,
): Print {
  const pieces = nestedPieces(sizes)
  const names = sizes.map(({ name }) => name)
  const nests = pieces.map(
    (all): Nest => ({ outlines: all.map(({ cut }) => cut), upright: 90 - sure(all[0]).piece.grain.degrees }),
  )
  const draw = (lay: Lay, bold = 1) => pieceLayers(pieces, lay.lies, names, { bold, words })
  if (kind === 'a4' || kind === 'letter') {
    const tiling = bestTiles(nests, papers[kind])
    const cut = pieces.map((all) => {
      const own = all.map(({ size }) => names[size] ?? '')
      return pieceWords(sure(all[0]).piece, own, words).join(', ')
    })
    const cover = coverPage(tiling, { title, sizes: names, pieces: cut, words }, papers[kind])
    return { title, layers: draw(tiling.lay), pages: [cover, ...tilePages(tiling, title)] }
  }
  const print = (lay: Lay, pages: readonly Page[], bold = 1): Print => {
    const [first, ...others] = draw(lay, bold)
    const squares = checkSquares(...sure(lay.lies.at(-1)).move, words.measure, bold)
    return { title, layers: first ? [{ ...first, marks: [...first.marks, ...squares] }, ...others] : [], pages }
  }
  const withCheck = [...nests, checkNest]
  if (kind === 'a0') {
    const tiling = bestTiles(withCheck, papers.a0)
    return print(tiling.lay, tilePages(tiling, title))
  }
  const ways = nestWays(withCheck)
  if (kind === 'projector') {
    const lay = shortest(layNests(ways, Math.max(table, narrowest(ways))))
    return print(lay, [onePage(lay.box, rim)], projected)
  }
  const inner = rollWidth - 2 * roll.margin
  if (narrowest(ways) <= inner) {
    const lay = shortest(layNests(ways, inner))
    return print(lay, [onePage(lay.box, roll.margin, rollWidth)])
  }
  // What is wider than the roll is printed on strips of it.
  const lay = shortest(layNests(ways, narrowest(ways)))
  const height = lay.box.bottom - lay.box.top + 2 * roll.margin
  const tiling = tilingOf(lay, { ...roll, width: rollWidth, height })
  return print(lay, tilePages(tiling, title))
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

const shortest = (lays: readonly Lay[]): Lay => sure(lays.toSorted((a, b) => a.box.bottom - b.box.bottom)[0])

/** One page that shows all of a drawing, as wide as a roll where there is one. */
function onePage(box: Bounds, margin: number, width = box.right - box.left + 2 * margin): Page {
  return {
    width,
    height: box.bottom - box.top + 2 * margin,
    windows: [{ box, at: [margin, margin], scale: 1 }],
    marks: [],
  }
}
