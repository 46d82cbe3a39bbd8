import { boardSize } from '@toile/craft/moods/templates/boardTemplate.ts'
import { openChance, sure } from '@toile/geometry'
import { openDocument } from '@toile/rules/document.ts'
import { describe, expect, it } from 'vitest'
import { addPictures } from '../../changes.ts'
import { newProject, type Project } from '../../project.ts'
import type { ProjectChange } from '../../projectChanges.ts'
import { plainSheet } from '../../boardLayout.ts'
import { arrangeBoard, layOutMoods, placesOf } from './arrangeBoard.ts'
import { boardLayouts } from './layouts.ts'

const boardAspect = boardSize.width / boardSize.height
const aspects = [0.7, 1.4, 1, 0.66, 1.78, 1.41, 0.5, 2.2]
const idOf = (i: number) => `7c0d5b0e-6d3b-4a39-9c58-0d1a7f1d2b1${i}`
const pictures = (count: number) => aspects.slice(0, count).map((aspect, i) => ({ id: idOf(i), aspect }))

describe.each(boardLayouts.map((layout) => [layout.id, layout] as const))('the layout %s', (_id, layout) => {
  it.each([1, 2, 3, 5, 8])(
    '[S5.21] places each of %i pictures once, in its proportions or filling its frame, on the board',
    (count) => {
      for (const seed of [1, 2, 3]) {
        const places = layout.lay(pictures(count), boardAspect, openChance(seed))
        expect(places.map(({ id }) => id).toSorted()).toEqual(
          pictures(count)
            .map(({ id }) => id)
            .toSorted(),
        )
        for (const { id, x, y, width, height } of places) {
          const own = pictures(count).find((one) => one.id === id)?.aspect ?? 0
          if (!layout.crops) expect((width * boardAspect) / height / own).toBeCloseTo(1, 6)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.000001)
        }
        if (layout.overlaps) continue
        for (const [i, a] of places.entries())
          for (const b of places.slice(i + 1))
            expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(
              true,
            )
      }
    },
  )
})

const unplaced = { template: null, positions: [] }

describe('the layout of a moodboard', () => {
  it('[S5.21] no click leaves the pictures as they lay, alike as they may be', () => {
    const alike = [0, 1].map((i) => ({ id: idOf(i), aspect: 1 }))
    let last = arrangeBoard(alike, null, unplaced, 1)
    for (let seed = 2; seed < 60; seed++) {
      const next = arrangeBoard(alike, null, last, seed)
      expect(next.positions).not.toEqual(last.positions)
      const same = next.positions.every((place) =>
        last.positions.some((old) => JSON.stringify(old) === JSON.stringify(place)),
      )
      expect(same, `seed ${seed}`).toBe(false)
      last = next
    }
  })

  it('[S5.21] another click gives another order and another template; the same seed the same', () => {
    const first = arrangeBoard(pictures(6), null, unplaced, 4)
    expect(arrangeBoard(pictures(6), null, unplaced, 4)).toEqual(first)
    for (const seed of [5, 6, 7]) {
      const next = arrangeBoard(pictures(6), null, first, seed)
      expect(next.template).not.toBe(first.template)
      expect(next.positions).not.toEqual(first.positions)
    }
    expect(arrangeBoard(pictures(6), 'rows', { ...unplaced, template: 'rows' }, 8).template).toBe('rows')
  })

  it('[S5.21] a layout is one step that undo takes back, and only a layout places pictures', () => {
    const add = (i: number) => ({ board: 'mood' as const, items: [{ id: idOf(i), source: 'Upload' as const }] })
    const document = openDocument<Project, ProjectChange>(
      addPictures(addPictures(newProject('Harbour'), add(0)), add(1)),
    )
    expect(placesOf(document.get())).toBeNull()
    document.change(layOutMoods, arrangeBoard(pictures(2), null, unplaced, 3))
    expect(placesOf(document.get())?.map(({ id }) => id)).toEqual([idOf(0), idOf(1)])
    document.change(addPictures, add(2))
    expect(placesOf(document.get())).toBeNull()
    document.undo()
    document.undo()
    expect(document.get().moodPositions).toEqual([])
    expect(document.get().moodTemplateId).toBeNull()
  })

  it('[S5.21] what is locked stays where it lies, the others keep clear of it, and notes stay', () => {
    const add = { board: 'mood' as const, items: [0, 1, 2, 3].map((i) => ({ id: idOf(i), source: 'Upload' as const })) }
    const fresh = layOutMoods(addPictures(newProject('Harbour'), add), arrangeBoard(pictures(4), 'rows', unplaced, 3))
    const note = {
      id: 'note',
      x: 0.4,
      y: 0.4,
      width: 0.1,
      height: 0.1,
      thing: { kind: 'note', text: 'Salt', size: 5, align: 'left', language: 'en', tone: 'grey' } as const,
    }
    const held = { ...sure(fresh.moodPositions[0]), x: 0.02, y: 0.03, width: 0.4, height: 0.5, locked: true }
    const project = { ...fresh, moodPositions: [held, ...fresh.moodPositions.slice(1), note] }
    for (const seed of [1, 2, 3, 4, 5]) {
      const last = { template: project.moodTemplateId, positions: project.moodPositions }
      const next = layOutMoods(project, arrangeBoard(pictures(4), null, last, seed))
      expect(next.moodPositions[0]).toEqual(held)
      expect(next.moodPositions.at(-1)).toEqual(note)
      expect(next.moodPositions).toHaveLength(5)
      for (const { x, y } of next.moodPositions.slice(1, -1))
        expect(x > held.x + held.width - 1e-9 || y > held.y + held.height - 1e-9).toBe(true)
    }
  })

  it('[S5.21] pictures stay within the margins of another format', () => {
    const sheet = { ...plainSheet, format: 'poster50Upright' as const, margin: 30 }
    for (const { id } of boardLayouts) {
      const { positions } = arrangeBoard(pictures(7), id, { ...unplaced, sheet }, 2)
      for (const { x, y, width, height } of positions) {
        expect(Math.min(x * 500, y * 700)).toBeGreaterThanOrEqual(30 - 1e-6)
        expect((x + width) * 500).toBeLessThanOrEqual(470 + 1e-6)
        expect((y + height) * 700).toBeLessThanOrEqual(670 + 1e-6)
      }
    }
  })
})
