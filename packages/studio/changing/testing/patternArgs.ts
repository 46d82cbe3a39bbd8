import { anyDesign } from '@toile/craft/designs/testing/anyDesign.ts'
import type { Chance } from '@toile/geometry'
import type { patternChanges } from '@toile/tailoring/editing/patternChanges.ts'
import type { PatternDocument } from '@toile/tailoring/editing/patternDocument.ts'
import { baseOf, patternIn } from '@toile/tailoring/editing/patternIn.ts'
import { anyEdit } from '@toile/tailoring/editing/testing/anyEdit.ts'
import { anyPiecePrint } from '@toile/tailoring/editing/testing/anyPattern.ts'
import type { ArgsOf } from './changeLaws.ts'
import { oneOf } from './picked.ts'

const piecesOf = (document: PatternDocument) => {
  const drawn = patternIn(document, baseOf(document))
  return typeof drawn === 'string' ? [] : drawn.pattern.pieces
}

const place = (document: PatternDocument, chance: Chance) => ({
  id: oneOf(piecesOf(document), chance),
  x: chance.whole(-900, 900),
  y: chance.whole(-900, 900),
  turn: chance.pick([0, 45, -90]),
})

export const patternArgs: ArgsOf<typeof patternChanges, PatternDocument> = {
  renamePattern: () => 'Summer skirt',
  setBody: (_, chance) => chance.pick([{ sizes: ['36', '40'] }, { base: '40' }, { range: 'men' }]),
  takeLook: (_, chance) => {
    const look = anyDesign(chance.whole(1, 99))
    return { look, garment: oneOf(look.garments, chance) }
  },
  setEdit: (document, chance) => anyEdit(chance.pick(['e0', 'new']), piecesOf(document), chance),
  dropEdit: ({ edits }, chance) => ({ id: oneOf(edits, chance) }),
  layPieces: (document, chance) => [place(document, chance), place(document, chance)],
  printPiece: (document, chance) =>
    anyPiecePrint(chance.pick(['p0', 'new']), oneOf(piecesOf(document), chance), chance),
  takePrintOff: ({ prints }, chance) => ({ id: oneOf(prints, chance) }),
  tellPoint: (_, chance) => ({ point: 'waist', size: '38', mm: chance.happens(0.4) ? null : chance.whole(600, 900) }),
}
