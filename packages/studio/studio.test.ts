import { removeGarment } from '@toile/craft/designs/changes.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { openDocument } from '@toile/rules/document.ts'
import { fillBlanks, refuse } from '@toile/rules/refusals.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accessRules, type Identity, mayEnter, systemsOf } from './people/access.ts'
import {
  addPictures,
  clearBoards,
  moveItem,
  pinItem,
  putColor,
  putMannequin,
  removeItem,
  roomOn,
} from './projects/changes.ts'
import { newProject, type Project } from './projects/project.ts'
import type { ProjectChange } from './projects/projectChanges.ts'

const id = (n: number) => `0198f0de-0000-7000-8000-${String(n).padStart(12, '0')}`
const pictures = (count: number) => Array.from({ length: count }, (_, i) => ({ id: id(i), source: 'Upload' as const }))
const person = (own: Partial<Identity>): Identity => ({
  id: 'a',
  systemUser: 1,
  affiliate: false,
  listed: false,
  visitor: false,
  program: false,
  ...own,
})

describe('projects', () => {
  it('[S5.03] a moodboard takes eight, a sketchboard twenty, a printboard sixteen, and the rest is left out', () => {
    for (const [board, most] of [
      ['mood', 8],
      ['sketch', 20],
      ['print', 16],
    ] as const) {
      const full = addPictures(newProject('P'), { board, items: pictures(most + 3) })
      expect(full.boards[board]).toHaveLength(most)
      expect(roomOn(full, board)).toBe(0)
      expect(addPictures(full, { board, items: [{ id: id(99), source: 'Upload' }] })).toBe(full)
    }
  })
  it('[S4.02] an item is added once and removed again', () => {
    const twice = addPictures(addPictures(newProject('P'), { board: 'mood', items: pictures(2) }), {
      board: 'mood',
      items: pictures(2),
    })
    expect(twice.boards.mood).toHaveLength(2)
    expect(removeItem(twice, { board: 'mood', id: id(0) }).boards.mood.map((item) => item.id)).toEqual([id(1)])
  })
  it('moves an item to the place that was asked for', () => {
    const three = addPictures(newProject('P'), { board: 'mood', items: pictures(3) })
    expect(moveItem(three, { board: 'mood', id: id(0), to: 2 }).boards.mood.map((item) => item.id)).toEqual([
      id(1),
      id(2),
      id(0),
    ])
    expect(moveItem(three, { board: 'mood', id: id(2), to: 0 }).boards.mood.map((item) => item.id)).toEqual([
      id(2),
      id(0),
      id(1),
    ])
  })
  it('[S3.05] a picture carries its pin', () => {
    const pinned = pinItem(addPictures(newProject('P'), { board: 'print', items: pictures(2) }), {
      board: 'print',
      id: id(1),
      pinned: true,
    })
    expect(pinned.boards.print.map((item) => item.pinned)).toEqual([false, true])
  })
  it('[S1.04] [S5.17] at most four mannequins are chosen, and choosing one again changes its stance', () => {
    let project = newProject('P')
    for (let i = 0; i < 6; i++) project = putMannequin(project, { id: `m${i}`, person: 'ines', pose: 'walk' })
    expect(project.boards.mannequins).toHaveLength(4)
    expect(putMannequin(project, { id: 'm0', person: 'ines', pose: 'hip' }).boards.mannequins[0]?.pose).toBe('hip')
  })
  it('[S4.04] clearing empties every board', () => {
    const color = { id: 'c', name: '', tcx: '', color: { r: 1, g: 2, b: 3 }, gradient: null }
    const cleared = clearBoards(
      putColor(addPictures(newProject('P'), { board: 'mood', items: pictures(2) }), color),
      null,
    )
    expect(Object.values(cleared.boards).flat()).toEqual([])
  })
  it('[S9.02] a new project takes 30 % from the system and 30 % from the brand', () => {
    expect(newProject('P')).toMatchObject({ systemShare: 30, brandShare: 30 })
  })
})

describe('people', () => {
  it('[S6.01] systemUser 0 has no system, others system 1, affiliates 2, administrators 3', () => {
    expect(systemsOf(person({ systemUser: 0 }))).toEqual([])
    expect(systemsOf(person({ systemUser: 3, affiliate: true }))).toEqual([1, 2])
    for (const systemUser of [6, 7]) expect(systemsOf(person({ systemUser }))).toEqual([1, 3])
    expect(systemsOf(person({ listed: true }))).toEqual([1, 3])
  })
  it('[S2.20] a route is entered by all, by the own list or by the list of the session', () => {
    expect(mayEnter('all', [])).toBe(true)
    expect(mayEnter(3, [1, 2])).toBe(false)
    expect(mayEnter(2, [1, 2])).toBe(true)
    expect(mayEnter(3, [], [3])).toBe(true)
  })
  it('[S6.01] calls keep out whoever their rule keeps out', () => {
    expect(accessRules.studio(null)).toBe(false)
    expect(accessRules.formal(person({ systemUser: 3 }))).toBe(false)
    expect(accessRules.formal(person({ visitor: true }))).toBe(false)
    expect(accessRules.administrator(person({}))).toBe(false)
    expect(accessRules.administrator(person({ systemUser: 7 }))).toBe(true)
  })
})

describe('documents', () => {
  const add = defineChange({
    id: 'add',
    label: 'Add',
    nearer: (by) => (by < 0 ? { label: 'Take away' } : null),
    says: 'Add to a number.',
    takes: z.number(),
    apply: (n: number, by) => n + by,
  })
  it('undoes and redoes every change, and names the next step', () => {
    const document = openDocument<number, typeof add>(0)
    for (let i = 1; i <= 300; i++) document.change(add, 1, { as: { label: `step ${i}` } })
    expect(document.steps()).toEqual({ undo: 'step 300', redo: null })
    for (let i = 0; i < 300; i++) document.undo()
    expect(document.get()).toBe(0)
    document.redo()
    expect(document.get()).toBe(1)
    document.change(add, 10)
    expect(document.steps().redo).toBeNull()
  })
  it('a step has the name of its change, a nearer one by what it is given, or one that its caller gives', () => {
    const document = openDocument<number, typeof add>(0)
    const undone = () => document.steps().undo
    document.change(add, 1)
    expect(undone()).toBe('Add')
    document.change(add, -1)
    expect(undone()).toBe('Take away')
    document.change(add, -1, { as: { label: 'Half off' } })
    expect(undone()).toBe('Half off')
    document.undo()
    expect(document.steps()).toEqual({ undo: 'Take away', redo: 'Half off' })
  })
  it('a whole document that takes its place is a step, too, and leaves no trace where it is the same', () => {
    const document = openDocument<number, typeof add>(0)
    document.exchange(0, exchanges.other)
    expect(document.steps().undo).toBeNull()
    document.exchange(7, exchanges.other)
    expect([document.get(), document.steps().undo]).toEqual([7, 'Take the other window’s version'])
    document.exchange(9, add)
    expect(document.steps().undo).toBe('Add')
    document.undo()
    document.undo()
    expect(document.get()).toBe(0)
  })
  it('takes nothing but the changes of its list, which the compiler says', () => {
    const project = openDocument<Project, ProjectChange>(newProject('Harbour'))
    const unlisted = defineChange({
      id: 'shout',
      label: 'Shout',
      says: 'Write the name in capitals.',
      takes: z.null(),
      apply: (now: Project) => ({ ...now, name: now.name.toUpperCase() }),
    })
    const attempts = [
      // @ts-expect-error stands in no list of a project
      () => project.change(unlisted, null),
      // @ts-expect-error is no change
      () => project.change((now: Project) => now, null),
      // @ts-expect-error is a change of a look
      () => project.change(removeGarment, { id: 'top' }),
      // @ts-expect-error is not what the change takes
      () => project.change(removeItem, { board: 'shoes', id: 'a' }),
      // @ts-expect-error says no list
      () => openDocument(newProject('Harbour')).change(removeItem, { board: 'mood', id: 'a' }),
    ]
    expect(attempts).toHaveLength(5)
  })
  it('makes one step of a slider that is dragged', () => {
    const document = openDocument<number, typeof add>(0)
    for (let i = 0; i < 5; i++) document.change(add, 1, { merge: 'length' })
    document.undo()
    expect(document.get()).toBe(0)
  })
})

describe('refusals', () => {
  it('fills the blanks of a sentence', () => {
    expect(refuse('boardFull', { most: 8 }).message).toContain('at most 8')
    expect(fillBlanks('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  })
})
