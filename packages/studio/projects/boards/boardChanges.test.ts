import { sure } from '@toile/geometry'
import type { ListedChange } from '@toile/rules/changing/defineChange.ts'
import { openDocument } from '@toile/rules/document.ts'
import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addPictures } from '../changes.ts'
import { newProject, type Project, projectSchema } from '../project.ts'
import {
  addThings,
  editThing,
  layPictures,
  livePlaces,
  lockPlaces,
  orderPlaces,
  removePlaces,
  roomForThings,
  scalePlaces,
  setPlaces,
  setSheet,
} from './boardChanges.ts'
import { boardFormats } from '../boardFormats.ts'
import { type Place, plainSheet, travellingLayout } from '../boardLayout.ts'
import { freshPlace, isDark, newChip, newNote, newSwatch, newText } from './boardThings.ts'

const picture = (i: number) => `7c0d5b0e-6d3b-4a39-9c58-0d1a7f1d2b1${i}`
const lain = (i: number, own: Partial<Place> = {}): Place => ({
  id: picture(i),
  x: 0.1 * i,
  y: 0.1,
  width: 0.2,
  height: 0.2,
  ...own,
})
const note = (id: string): Place => freshPlace(id, newNote('Salt and rust', 'en', plainSheet), newProject('x'))

const board = (): Project =>
  addThings(
    layPictures(
      addPictures(newProject('Harbour'), {
        board: 'mood',
        items: [0, 1, 2].map((i) => ({ id: picture(i), source: 'Upload' })),
      }),
      { places: [lain(0), lain(1), lain(2)] },
    ),
    { places: [note('n1'), note('n2')] },
  )
const order = ({ moodPositions }: Project) => moodPositions.map(({ id }) => id.slice(-2))

describe('the layout of a moodboard as a document', () => {
  it('[S3.06] [S3.08] travels as JSON text and comes back the same; an older list of places still parses, unknown keys and all', () => {
    const project = setSheet(board(), { margin: 12, ground: 'stone' })
    const layout = { sheet: project.moodSheet, places: project.moodPositions }
    const sent = JSON.stringify(z.encode(travellingLayout, layout))
    expect(travellingLayout.parse(JSON.parse(sent))).toEqual(layout)
    const older = [{ ...lain(0), rotation: 4, zIndex: 2 }]
    expect(travellingLayout.parse(older)).toEqual({ sheet: plainSheet, places: [lain(0)] })
    expect(z.encode(travellingLayout, { sheet: plainSheet, places: [lain(0)] })).toEqual([lain(0)])
  })

  it('[S5.21] every change is one step that undo takes back exactly, and leaves a document that may be saved', () => {
    const steps: [ListedChange<Project>, unknown][] = [
      [setPlaces, { places: [{ id: picture(0), x: 0.4, turn: 12, crop: { x: 0.2, y: 0.5, zoom: 1.4 } }] }],
      [scalePlaces, { places: [{ ...note('n1'), width: 0.4, height: 0.5 }], by: 2 }],
      [editThing, { id: 'n1', thing: newNote('Rope', 'en', plainSheet) }],
      [orderPlaces, { ids: ['n1'], to: 'back' }],
      [lockPlaces, { ids: [picture(1)], locked: true }],
      [removePlaces, { ids: [picture(2), 'n2'] }],
      [setSheet, { format: 'poster24Upright' }],
    ]
    const document = openDocument<Project, ListedChange<Project>>(board())
    const before: Project[] = []
    for (const [change, args] of steps) {
      before.push(document.get())
      document.change(change, args)
      expect(document.get()).not.toBe(before.at(-1))
      expect(projectSchema.parse(document.get())).toEqual(document.get())
    }
    for (const was of before.toReversed()) {
      document.undo()
      expect(document.get()).toBe(was)
    }
  })

  it('[S5.21] nothing leaves the board or vanishes into a point', () => {
    const away = setPlaces(board(), { places: [{ id: picture(0), x: 40, y: -40, width: 0, height: 90 }] })
    const place = sure(away.moodPositions[0])
    expect(place.x + place.width / 2).toBeLessThanOrEqual(1)
    expect(place.y + place.height / 2).toBeGreaterThanOrEqual(0)
    expect(place.width * 420).toBeCloseTo(4)
    expect(setPlaces(board(), { places: [{ id: picture(0), turn: 350 }] }).moodPositions[0]?.turn).toBe(-10)
    const level = sure(setPlaces(board(), { places: [{ id: picture(0), turn: 0 }] }).moodPositions[0])
    expect('turn' in level).toBe(false)
  })

  it('[S5.21] things have a cap of their own, ids are unique, and pictures only lie there once', () => {
    const many = Array.from({ length: 60 }, (_, i) => note(`m${i}`))
    const full = addThings(board(), { places: many })
    expect(roomForThings(full)).toBe(0)
    expect(full.moodPositions.filter(({ thing }) => thing)).toHaveLength(limits.moodThings.most)
    expect(addThings(full, { places: [note('more')] })).toBe(full)
    const once = board()
    expect(addThings(once, { places: [note('n1')] })).toBe(once)
    expect(layPictures(once, { places: [lain(0), lain(9)] })).toBe(once)
  })

  it('[S5.21] what is locked is neither moved, changed nor removed', () => {
    const locked = lockPlaces(board(), { ids: ['n1', picture(0)], locked: true })
    expect(setPlaces(locked, { places: [{ id: 'n1', x: 0 }] })).toBe(locked)
    expect(editThing(locked, { id: 'n1', thing: newNote('Rope', 'en', plainSheet) })).toBe(locked)
    expect(removePlaces(locked, { ids: ['n1', picture(0)] })).toBe(locked)
    expect(lockPlaces(locked, { ids: ['n1'], locked: false }).moodPositions.find(({ id }) => id === 'n1')).toEqual(
      board().moodPositions.find(({ id }) => id === 'n1'),
    )
  })

  it('[S5.21] layers go to the front and back and by one, none overtaking another that goes with it', () => {
    const by = (ids: string[], to: Parameters<typeof orderPlaces>[1]['to']) => order(orderPlaces(board(), { ids, to }))
    expect(by([picture(0)], 'front')).toEqual(['11', '12', 'n1', 'n2', '10'])
    expect(by(['n2', 'n1'], 'back')).toEqual(['n1', 'n2', '10', '11', '12'])
    expect(by([picture(0), picture(1)], 'forward')).toEqual(['12', '10', '11', 'n1', 'n2'])
    expect(by([picture(1), picture(2)], 'backward')).toEqual(['11', '12', '10', 'n1', 'n2'])
    expect(orderPlaces(board(), { ids: ['n2'], to: 'forward' }).moodPositions.at(-1)?.id).toBe('n2')
  })

  it('[S5.21] a picture that is removed leaves the board as well, and its place is not kept', () => {
    const next = removePlaces(board(), { ids: [picture(1)] })
    expect(next.boards.mood.map(({ id }) => id)).toEqual([picture(0), picture(2)])
    const taken = { ...board(), boards: { ...board().boards, mood: [] } }
    expect(livePlaces(taken).map(({ id }) => id)).toEqual(['n1', 'n2'])
  })

  it.each(boardFormats.map(({ id }) => id))(
    '[S5.21] on %s everything keeps its proportions and lies on the board',
    (format) => {
      const next = setSheet(board(), { format })
      const size = boardFormats.find(({ id }) => id === format)
      for (const [i, place] of next.moodPositions.entries()) {
        const old = board().moodPositions[i]
        const before = (sure(old).width * 420) / (sure(old).height * 297)
        expect((place.width * (size?.width ?? 0)) / (place.height * (size?.height ?? 0))).toBeCloseTo(before, 9)
        expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(place.x + place.width, place.y + place.height)).toBeLessThanOrEqual(1 + 1e-9)
      }
    },
  )

  it('[S5.21] letters are light on dark paper, and fresh things lie on the board', () => {
    expect(isDark({ ground: 'graphite' })).toBe(true)
    expect(isDark({ ground: 'stone' })).toBe(false)
    const color = { id: 'c', name: 'Clay', tcx: '18-1441', color: { r: 170, g: 51, b: 17 }, gradient: null }
    for (const thing of [
      newNote('a', 'en', plainSheet),
      newText('b', 'en', plainSheet),
      newChip(color),
      newSwatch(picture(0)),
    ])
      for (const { id } of boardFormats) {
        const moodSheet = { ...plainSheet, format: id }
        const { x, y, width, height } = freshPlace('f', thing, { moodSheet, moodPositions: [] })
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(Math.max(x + width, y + height)).toBeLessThan(1)
      }
  })
})
