import { sure, sureFirst } from '@toile/geometry'
import { openDocument } from '@toile/rules/document.ts'
import type { TracedNote } from '@toile/craft/sketches/tracedNote.ts'
import { expect, it } from 'vitest'
import { answerTo, correctionOf, isCorrected, isStale, openBridges, openStretches, strokesOf } from './corrections.ts'
import { addMark, chooseCategory, movePoint, propose, removePoint, setBox, splitAfter } from './changes.ts'
import { blankDraft, type Draft } from './tracingDraft.ts'
import { ringPath } from '@toile/picture/reading/trace/ringPath.ts'
import type { TracingChange } from './tracingChanges.ts'

const corner = (x: number, y: number) => ({
  at: [x, y] as [number, number],
  before: [x, y] as [number, number],
  after: [x, y] as [number, number],
})
const sheet = { width: 100, height: 100 }
const note: TracedNote = {
  version: 1,
  filled: false,
  ...sheet,
  category: 'dress',
  slot: 'whole',
  choices: [],
  anchors: { hemLeft: [10, 90] },
  confidence: 1,
  doubtful: [],
  outline: {
    rings: [[corner(10, 10), corner(90, 10), corner(90, 90), corner(10, 90)]],
    doubtful: [
      [
        [90, 80],
        [90, 90],
      ],
    ],
    bridges: [
      [
        [10, 40],
        [10, 50],
      ],
    ],
  },
}
const found = { traced: 'a'.repeat(64), url: '/x.png', note, marks: [], box: null }
const opened = () => {
  const document = openDocument<Draft, TracingChange>(blankDraft)
  document.change(propose, found)
  return document
}

it('[S3.27] a point that is dragged takes its handles with it, stays on the sheet, and settles the stretch beside it', () => {
  const document = opened()
  expect(openStretches(document.get())).toHaveLength(1)
  expect(isCorrected(document.get())).toBe(false)
  document.change(movePoint, { ring: 0, point: 2, to: [95, 130], sheet })
  expect(document.get().rings[0]?.[2]).toEqual(corner(95, 100))
  expect(openStretches(document.get())).toHaveLength(0)
  expect(correctionOf(document.get()).outline?.rings[0]).toHaveLength(4)
  document.undo()
  expect(isCorrected(document.get())).toBe(false)
  expect(correctionOf(document.get())).not.toHaveProperty('outline')
})

it('[S3.27] points are added without changing the outline and removed down to three', () => {
  const document = opened()
  document.change(splitAfter, { ring: 0, point: 3 })
  expect(document.get().rings[0]?.map(({ at }) => at)).toEqual([
    [10, 10],
    [90, 10],
    [90, 90],
    [10, 90],
    [10, 50],
  ])
  for (let i = 0; i < 5; i++) document.change(removePoint, { ring: 0, point: 0 })
  expect(document.get().rings[0]).toHaveLength(3)
  expect(ringPath(sure(document.get().rings[0]))).toMatch(/^M.*C.*C.*C.*Z$/)
})

it('[S3.27] strokes and boxes reach the server in pixels of the picture and make the proposal stale', () => {
  const document = opened()
  expect(isStale(document.get())).toBe(false)
  document.change(addMark, { kind: 'drop', points: [[4, 5]], radius: 3 })
  document.change(setBox, { left: 1, top: 2, width: 30, height: 40 })
  expect(isStale(document.get())).toBe(true)
  expect(strokesOf(document.get(), 2)).toEqual({
    keep: [],
    drop: [{ points: [[8, 10]], radius: 6 }],
    close: [],
    box: { x: 2, y: 4, width: 60, height: 80 },
  })
})

it('[S3.27] a bridge is accepted as a line that closes, or removed as a stroke that drops', () => {
  const document = opened()
  const { number, ends } = sureFirst(openBridges(document.get()))
  document.change(addMark, answerTo(number, ends, true))
  expect(openBridges(document.get())).toEqual([])
  expect(strokesOf(document.get(), 1).close).toEqual([ends])
  document.undo()
  document.change(addMark, answerTo(number, ends, false))
  expect(strokesOf(document.get(), 1).drop).toHaveLength(1)
})

it('[S3.26] an unsure category is a correction once it is confirmed, and what is sure is none', () => {
  const document = openDocument<Draft, TracingChange>(blankDraft)
  document.change(propose, { ...found, note: { ...note, confidence: 0.42 } })
  expect(document.get()).toMatchObject({ category: 'dress', sure: false })
  expect(isCorrected(document.get())).toBe(false)
  document.change(chooseCategory, { category: 'dress', anchors: document.get().anchors })
  expect(isCorrected(document.get())).toBe(true)
  const chosen = { ...note, confidence: 0.42, choices: [{ category: 'dress' as const, confidence: 1 }] }
  document.change(propose, { ...found, note: chosen })
  expect(isCorrected(document.get())).toBe(false)
})
