import { formatOf } from '@toile/studio/projects/boardFormats.ts'
import type { Place } from '@toile/studio/projects/boardLayout.ts'
import { newProject } from '@toile/studio/projects/project.ts'
import { describe, expect, it } from 'vitest'
import { follow } from '../../../../shell/gestures/chart.ts'
import { boardChart, type BoardEffect, type BoardEvent } from './boardChart.ts'
import type { Dragged, Field, Keys, Spot } from './boardDraft.ts'

const project = newProject('Harbour')
const board = formatOf(project.moodSheet.format)
/** A place of so many millimetres. */
const place = (id: string, x: number, y: number, size: number, own: Partial<Place> = {}): Place => ({
  id,
  x: x / board.width,
  y: y / board.height,
  width: size / board.width,
  height: size / board.height,
  ...own,
})
const places = [place('sea', 20, 20, 60), place('sand', 120, 40, 60), place('logo', 220, 120, 40, { locked: true })]
const field: Field = { places, project, board, snaps: false, grid: false, pictures: new Map() }
const bare: Keys = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

const begin = (what: Dragged, at: Spot, ...ids: string[]): BoardEvent => ({
  kind: 'begin',
  pointer: 1,
  what,
  at,
  ids,
  field,
})
const move = (at: Spot, own: Partial<Keys> = {}): BoardEvent => ({
  kind: 'move',
  pointer: 1,
  at,
  keys: { ...bare, ...own },
  scale: 1,
  field,
})
const end: BoardEvent = { kind: 'end', pointer: 1, field }
const after = (...events: BoardEvent[]) => follow(boardChart, null, events)
const left = (...events: BoardEvent[]): BoardEffect[] =>
  after(...events).effects.filter((effect) => effect.do !== 'show')
const inMillimetres = (effects: readonly BoardEffect[]) =>
  effects.flatMap((effect) =>
    'places' in effect
      ? effect.places.map(({ id, x, y, width }) => [
          id,
          Math.round(x * board.width),
          Math.round(y * board.height),
          Math.round(width * board.width),
        ])
      : [],
  )

describe('a gesture on the moodboard', () => {
  it('[S5.21] moves what is chosen in a draft, and makes one change when it is let go', () => {
    const events = [
      begin({ kind: 'move' }, { x: 30, y: 30 }, 'sea', 'sand'),
      move({ x: 40, y: 30 }),
      move({ x: 60, y: 50 }),
    ]
    const { state, effects } = after(...events)
    expect(effects.map((effect) => effect.do)).toEqual(['show', 'show'])
    expect(state?.draft?.boxes.get('sea')).toMatchObject({ x: 50, y: 40 })
    expect(inMillimetres(left(...events, end))).toEqual([
      ['sea', 50, 40, 60],
      ['sand', 150, 60, 60],
    ])
    expect(after(...events, end)).toMatchObject({ state: null })
  })

  it('takes a hand that trembles for a press, and changes nothing', () => {
    expect(after(begin({ kind: 'move' }, { x: 30, y: 30 }, 'sea'), move({ x: 31, y: 31 }), end).effects).toEqual([
      { do: 'show', draft: null },
    ])
  })

  it('moves straight with Shift, and leaves what is locked where it is', () => {
    const events = [
      begin({ kind: 'move' }, { x: 30, y: 30 }, 'sea', 'logo'),
      move({ x: 70, y: 35 }, { shiftKey: true }),
      end,
    ]
    expect(inMillimetres(left(...events))).toEqual([['sea', 60, 20, 60]])
  })

  it('resizes by a handle, and turns about the middle', () => {
    const handle = { across: 1, down: 1 } as const
    const sized = left(begin({ kind: 'size', handle }, { x: 80, y: 80 }, 'sea'), move({ x: 100, y: 100 }), end)
    expect(sized).toMatchObject([{ do: 'size' }])
    expect(inMillimetres(sized)).toEqual([['sea', 20, 20, 80]])
    const turning = left(begin({ kind: 'turn' }, { x: 50, y: 10 }, 'sea'), move({ x: 90, y: 50 }), end)
    expect(turning).toMatchObject([{ do: 'turn', places: [{ id: 'sea', turn: 90 }] }])
  })

  it('draws a marquee that chooses what it touches beside what was chosen, nothing that is locked', () => {
    const marquee: Dragged = { kind: 'marquee', before: ['sand'] }
    expect(left(begin(marquee, { x: 5, y: 5 }), move({ x: 300, y: 200 }), end)).toEqual([
      { do: 'select', ids: ['sand', 'sea'] },
    ])
    expect(left(begin(marquee, { x: 5, y: 5 }), end)).toEqual([{ do: 'select', ids: ['sand'] }])
  })

  it('hears only the pointer that began it, and leaves nothing where it is broken off', () => {
    const began = begin({ kind: 'move' }, { x: 30, y: 30 }, 'sea')
    const other: BoardEvent = { kind: 'end', pointer: 2, field }
    expect(after(began, move({ x: 60, y: 60 }), other).state).not.toBeNull()
    expect(left(began, move({ x: 60, y: 60 }), { kind: 'cancel' }, end)).toEqual([])
    expect(after(move({ x: 60, y: 60 }), end)).toEqual({ state: null, effects: [] })
  })
})
