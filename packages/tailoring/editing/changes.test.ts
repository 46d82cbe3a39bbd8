import { openChance, sure } from '@toile/geometry'
import { openDocument } from '@toile/rules/document.ts'
import { describe, expect, it } from 'vitest'
import { setAllowance } from './edits/setAllowance.ts'
import { dropEdit, layPieces, printPiece, setBody, setEdit, takePrintOff, tellPoint } from './changes.ts'
import { newPattern } from './newPattern.ts'
import type { PatternChange } from './patternChanges.ts'
import { type PatternDocument, patternDocument, patternMost } from './patternDocument.ts'
import { patternIn } from './patternIn.ts'
import { anyEdit } from './testing/anyEdit.ts'
import { anyPiecePrint } from './testing/anyPattern.ts'
import { forWomen } from './testing/drafted.ts'
import { sampleSkirt } from './testing/samples/sampleSkirt.ts'

const skirt = forWomen('pencilSkirt')
const hem = (id: string, mm: number) => ({ id, kind: setAllowance.kind, piece: 'back', edge: 'hem', mm }) as const

describe('the document of a pattern', () => {
  it('[S1.11] is begun for whoever wears the look, in the middle size of their range', () => {
    const worn = (person: string) =>
      newPattern({ ...skirt.look, mannequin: { ...skirt.look.mannequin, person } }, skirt.garment, null)
    expect(worn('ines').body).toEqual({ figure: 'woman', range: 'women', base: '40', sizes: ['40'], own: null })
    expect(worn('theo').body).toMatchObject({ figure: 'man', range: 'men', base: '52' })
    expect(worn('lily').body).toMatchObject({ figure: 'girl', range: 'children', base: '128' })
    expect([worn('ines').name, worn('ines').edits]).toEqual(['Pencil skirt', []])
  })

  it('[S1.11] an edit of the same id takes the place of the former, and is taken back whichever came after it', () => {
    const edited = [hem('a', 20), hem('b', 30), hem('a', 25)].reduce<PatternDocument>(setEdit, skirt)
    expect(edited.edits).toEqual([hem('a', 25), hem('b', 30)])
    expect(dropEdit(edited, { id: 'a' }).edits).toEqual([hem('b', 30)])
    expect(setEdit.nameOf(hem('a', 20))).toBe('Seam allowance')
  })

  it('[S1.11] holds no more edits than it may, and changes those that it has', () => {
    const full = { ...skirt, edits: Array.from({ length: patternMost.edits }, (_, i) => hem(`e${i}`, 10)) }
    expect(setEdit(full, hem('more', 10)).edits).toEqual(full.edits)
    expect(setEdit(full, hem('e0', 11)).edits[0]).toEqual(hem('e0', 11))
    expect(patternDocument.present.safeParse(full).success).toBe(true)
  })

  it('[S3.12] a print lies at panel coordinates of three decimals, is moved and is taken off', () => {
    const print = { ...anyPiecePrint('p', 'front', openChance(3)), x: 0.123_456, y: -0.000_4 }
    const placed = printPiece(skirt, print)
    expect(placed.prints).toEqual([{ ...print, x: 0.123, y: -0 }])
    const moved = printPiece(placed, { ...sure(placed.prints[0]), piece: 'back', x: 0.2 })
    expect(moved.prints).toMatchObject([{ id: 'p', piece: 'back', x: 0.2 }])
    expect(takePrintOff(moved, { id: 'p' }).prints).toEqual([])
  })

  it('[S2.59] pieces are laid together, and a finished length is told for one size and taken back', () => {
    const place = (id: string, x: number) => ({ id, x, y: 0, turn: 0 })
    const laid = layPieces(layPieces(skirt, [place('front', 1), place('back', 2)]), [place('back', 9)])
    expect(laid.table).toEqual([place('front', 1), place('back', 9)])
    const told = tellPoint(skirt, { point: 'waist', size: '38', mm: 700 })
    expect(told.points).toEqual([{ id: 'waist 38', point: 'waist', size: '38', mm: 700 }])
    expect(tellPoint(told, { point: 'waist', size: '38', mm: null }).points).toEqual([])
  })

  it('[S1.11] refuses sizes that are told twice, names that are none and measures that no tape reads', () => {
    expect(setBody.takes.safeParse({ sizes: ['38', '38'] }).success).toBe(false)
    expect(setBody.takes.safeParse({ sizes: [] }).success).toBe(false)
    expect(setEdit.takes.safeParse({ ...hem('a', 20), piece: '__proto__ ' }).success).toBe(false)
    expect(setEdit.takes.safeParse({ ...hem('a', Number.NaN) }).success).toBe(false)
    expect(setEdit.takes.safeParse({ ...hem('a', 20), kind: 'sew' }).success).toBe(false)
  })

  it('[S1.11] changes of chance leave a document that is drawn, and undone one by one the one before', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const chance = openChance(seed)
      const store = openDocument<PatternDocument, PatternChange>(skirt)
      for (let i = 0; i < 12; i++) {
        store.change(setEdit, anyEdit(`e${chance.whole(0, 9)}`, sampleSkirt.pieces, chance))
        if (chance.happens(0.3)) store.change(dropEdit, { id: `e${chance.whole(0, 9)}` })
        if (chance.happens(0.3)) store.change(setBody, { sizes: [chance.pick(['36', '38', '44'])] })
        expect(patternDocument.present.safeParse(store.get()).success).toBe(true)
        expect(typeof patternIn(store.get(), '38')).toBe('object')
      }
      while (store.steps().undo) store.undo()
      expect(store.get()).toBe(skirt)
    }
  })
})
