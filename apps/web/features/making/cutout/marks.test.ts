import { openDocument } from '@toile/rules/document.ts'
import { expect, it } from 'vitest'
import { addCutMark } from './addCutMark.ts'
import type { CutOutChange } from './cutOutChanges.ts'
import { hasEdge, type Marks, strokesOf } from './marks.ts'

it('[S2.52] strokes guide the cut or paint its edge, and each is taken back by itself', () => {
  const document = openDocument<Marks, CutOutChange>({ marks: [] })
  document.change(addCutMark, { brush: 'keep', radius: 8, points: [[4, 5]] })
  document.change(addCutMark, {
    brush: 'erase',
    radius: 3,
    points: [
      [1, 1],
      [2, 2],
    ],
  })
  expect(strokesOf(document.get().marks, 'keep')).toEqual([{ points: [[4, 5]], radius: 8 }])
  expect(strokesOf(document.get().marks, 'drop')).toEqual([])
  expect(hasEdge(document.get().marks)).toBe(true)
  document.undo()
  expect(hasEdge(document.get().marks)).toBe(false)
  expect(document.get().marks).toHaveLength(1)
})
