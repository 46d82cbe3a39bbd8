import { openChance, sure } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { cutters } from '../garments/cutters.ts'
import type { Pattern } from '../pattern/pattern.ts'
import { applyEdits } from './applyEdits.ts'
import { checkPattern } from './checks/checkPattern.ts'
import { type Edit, editForm, editKinds } from './edits/editKinds.ts'
import { anyEdit } from './testing/anyEdit.ts'
import { drawnIn, forWomen } from './testing/drafted.ts'
import { sampleSkirt } from './testing/samples/sampleSkirt.ts'

const patterns = new Map(Object.keys(cutters).map((garment) => [garment, drawnIn(forWomen(garment))]))
/** Garments that have darts, pockets, plackets and lines to edit, and some of the others. */
const edited = new Set(['aLineSkirt', 'jeans', 'shirt', 'sheathDress', 'blazer', ...someOf([...patterns.keys()])])
const faultsOf = (pattern: Pattern) => checkPattern(pattern, Infinity)

describe('edits of a pattern', () => {
  it.each(editKinds.map(({ kind }) => kind))(
    '[S1.11] %s leaves a garment such as can be cut and sewn, or says why it is not made',
    (kind) => {
      let made = 0
      for (const garment of edited) {
        const pattern = sure(patterns.get(garment))
        const chance = openChance(7).branch(garment + kind)
        for (let i = 0; i < 3; i++) {
          const edit = anyEdit('e', pattern.pieces, chance, kind)
          expect(editForm.parse(edit)).toEqual(edit)
          const { pattern: after, missed } = applyEdits(pattern, [edit], '38', 2)
          if (missed.length > 0) expect(after).toBe(pattern)
          else made += 1
          expect(faultsOf(after), `${garment} ${JSON.stringify(edit)}`).toEqual([])
        }
      }
      expect(made, kind).toBeGreaterThan(0)
    },
  )

  it('[S1.11] made again, an edit comes to the same, also after others were tried in its place', () => {
    const bend = (x: number): Edit => ({
      id: `e${x}`,
      kind: 'bendEdge',
      piece: 'front',
      edge: 'sideUpperLeft',
      first: [x, 0],
      second: [x, 0],
    })
    const first = applyEdits(sampleSkirt, [bend(5), bend(7)], '38').pattern
    for (let x = 0; x < 40; x++) applyEdits(sampleSkirt, [bend(5), bend(x / 4)], '38')
    expect(applyEdits(sampleSkirt, [bend(5), bend(7)], '38').pattern).toEqual(first)
    expect(applyEdits(sampleSkirt, [bend(5), bend(8)], '38').pattern).not.toEqual(first)
    const lost = { ...bend(5), piece: 'gone' }
    for (const id of ['a', 'b'])
      expect(applyEdits(sampleSkirt, [{ ...lost, id }], '38').missed).toMatchObject([
        { edit: { id }, why: { kind: 'noPiece' } },
      ])
  })

  it('[S1.11] many in a row leave a pattern that can be cut and sewn, without a place that is no number', () => {
    const names = [...patterns.keys()]
    for (let seed = 1; seed <= 40; seed++) {
      const chance = openChance(seed).branch('row')
      const garment = chance.pick(names)
      let now = sure(patterns.get(garment))
      const edits = Array.from({ length: 14 }, (_, i) => {
        const edit = anyEdit(`e${i}`, now.pieces, chance)
        now = applyEdits(now, [edit], '38').pattern
        return edit
      })
      const again = applyEdits(sure(patterns.get(garment)), edits, '38')
      expect(again.pattern, `${garment} of ${seed}`).toEqual(now)
      expect(faultsOf(again.pattern), `${garment} of ${seed}`).toEqual([])
      expect(JSON.stringify(again.pattern)).not.toContain('null')
    }
  })
})
