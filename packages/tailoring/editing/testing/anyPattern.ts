import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { anyDesign, anyWorn } from '@toile/craft/designs/testing/anyDesign.ts'
import { type Chance, openChance, sure } from '@toile/geometry'
import { cutters } from '../../garments/cutters.ts'
import { type Edit, editKinds } from '../edits/editKinds.ts'
import { newPattern } from '../newPattern.ts'
import { baseOf, patternIn } from '../patternIn.ts'
import type { PatternDocument, PiecePrint } from '../patternDocument.ts'
import { anyEdit } from './anyEdit.ts'

/** A print somewhere on a piece. */
export function anyPiecePrint(id: string, piece: string, chance: Chance): PiecePrint {
  const { print } = anyWorn(chance)
  const { x: _, y: __, along: ___, ...placed } = print ?? sure(anyWornPrint(chance))
  const panel = () => chance.whole(-900, 900) / 1000
  return { ...placed, id, piece, element: chance.happens(0.5) ? null : 'print-7', x: panel(), y: panel() }
}

const anyWornPrint = (chance: Chance) =>
  Array.from({ length: 40 }, () => anyWorn(chance).print).find((print) => print !== null)

/** The pattern of a garment of the catalogue that blocks cut, with nothing changed. */
export function plainPattern(garment: string, seed = 1): PatternDocument {
  const look = anyDesign(seed)
  const worn = plainWorn(garment, { r: 90, g: 80, b: 70 })
  return newPattern({ ...look, garments: [worn] }, worn.id, null)
}

/** A pattern with edits of chance, pieces on the table and prints. */
export function anyPattern(seed: number): PatternDocument {
  const chance = openChance(seed)
  const plain = plainPattern(chance.pick(Object.keys(cutters)), seed)
  const drawn = patternIn(plain, baseOf(plain))
  const pieces = typeof drawn === 'string' ? [] : drawn.pattern.pieces
  const edits = Array.from({ length: chance.whole(0, 4) }, (_, i): Edit => anyEdit(`e${i}`, pieces, chance))
  return {
    ...plain,
    edits,
    table: pieces.map(({ id }, i) => ({ id, x: i * 700, y: 0, turn: chance.pick([0, 90, -12.5]) })),
    prints: pieces.slice(0, chance.whole(0, 2)).map(({ id }, i) => anyPiecePrint(`p${i}`, id, chance)),
    points: chance.happens(0.5)
      ? [{ id: `waist ${plain.body.base}`, point: 'waist', size: plain.body.base, mm: 720 }]
      : [],
  }
}

/** A pattern with an edit of every kind, each named after it. */
export function everyEdit(garment = 'pencilSkirt'): PatternDocument {
  const chance = openChance(11)
  const plain = plainPattern(garment)
  const drawn = patternIn(plain, baseOf(plain))
  const pieces = typeof drawn === 'string' ? [] : drawn.pattern.pieces
  const edits = editKinds.map(({ kind }, i): Edit => {
    const edit = anyEdit(kind, pieces, chance, kind)
    return i % 5 === 0 ? { ...edit, size: plain.body.base } : edit
  })
  return { ...plain, edits }
}
