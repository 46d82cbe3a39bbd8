import { fromHex, toHex } from '@toile/craft/colors/color.ts'
import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { addPictures, describeItem, pinItem } from './changes.ts'
import { addColors, lockColors, orderColors, roomForColors } from './colorChanges.ts'
import { asksAboutPins, copyItems, moveItems, pinItems, pinsWith, removeItems, whatFitsOn } from './manyChanges.ts'
import { newProject, type Project } from './project.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const prints = (count: number, from = 0) => ({
  board: 'print' as const,
  items: Array.from({ length: count }, (_, n) => ({ id: id(from + n), source: 'Library' as const })),
})
const colored = (...hexes: string[]): Project =>
  addColors(
    newProject('Harbour'),
    hexes.map((hex) => ({ id: hex, name: '', tcx: '', color: fromHex(hex) ?? { r: 0, g: 0, b: 0 }, gradient: null })),
  )
const shown = ({ boards }: Project) => boards.color.map(({ color }) => toHex(color))
const fresh = (...old: string[]) => Object.fromEntries(old.map((one) => [one, `${one} again`]))

describe('pins of the printboard', () => {
  it('[S5.07] eight pins pass, the ninth asks to continue, and so does a generation with nine', () => {
    const nine = addPictures(newProject('Harbour'), prints(9))
    const eight = pinItems(nine, { board: 'print', ids: Array.from({ length: 8 }, (_, n) => id(n)), pinned: true })
    expect(pinsWith(eight)).toBe(8)
    expect(asksAboutPins(eight)).toBe(false)
    expect(asksAboutPins(eight, [id(8)])).toBe(true)
    expect(asksAboutPins(eight, [id(3)])).toBe(false)
    expect(asksAboutPins(pinItem(eight, { board: 'print', id: id(8), pinned: true }))).toBe(true)
  })
})

describe('several things of a board', () => {
  const four = addPictures(newProject('Harbour'), prints(4))
  const order = (project: Project) => project.boards.print.map((item) => item.id)

  it('[S3.05] move together and keep their order among themselves', () => {
    expect(order(moveItems(four, { board: 'print', ids: [id(3), id(1)], to: 'start' }))).toEqual([1, 3, 0, 2].map(id))
    expect(order(moveItems(four, { board: 'print', ids: [id(0)], to: 'end' }))).toEqual([1, 2, 3, 0].map(id))
    expect(moveItems(four, { board: 'print', ids: [id(0), id(1)], to: 'start' })).toBe(four)
  })

  it('[S3.05] what is pinned stands first, in the order in which it stood', () => {
    const pinned = pinItems(four, { board: 'print', ids: [id(3), id(1)], pinned: true })
    expect(order(pinned)).toEqual([1, 3, 0, 2].map(id))
    expect(order(pinItems(pinned, { board: 'print', ids: [id(1)], pinned: false }))).toEqual([3, 1, 0, 2].map(id))
    expect(pinItems(pinned, { board: 'print', ids: [id(1)], pinned: true })).toBe(pinned)
  })

  it('[S4.02] leave the board together', () => {
    expect(order(removeItems(four, { board: 'print', ids: [id(0), id(2)] }))).toEqual([1, 3].map(id))
    expect(removeItems(four, { board: 'print', ids: [id(9)] })).toBe(four)
  })

  it('[S3.27] are copied to another project with size, repeat and type, without their pins', () => {
    const told = describeItem(four, { board: 'print', id: id(1), width: 220, repeat: 'halfDrop', category: 'Logo' })
    const from = pinItem(told, { board: 'print', id: id(1), pinned: true })
    const to = copyItems(newProject('Other'), { board: 'print', from, ids: [id(1)], newIds: fresh(id(1)) })
    expect(to.boards.print).toEqual([
      { id: id(1), source: 'Library', pinned: false, category: 'Logo', width: 220, repeat: 'halfDrop' },
    ])
    expect(copyItems(to, { board: 'print', from, ids: [id(1)], newIds: fresh(id(1)) })).toBe(to)
  })

  it('[S5.03] of what is copied the board takes what fits; the rest is named', () => {
    const full = addPictures(newProject('Full'), prints(limits.board.print - 1, 100))
    expect(whatFitsOn(full, 'print', four.boards.print)).toEqual({
      taken: [four.boards.print[0]],
      present: [],
      left: four.boards.print.slice(1),
    })
    const copied = copyItems(full, { board: 'print', from: four, ids: order(four), newIds: fresh(...order(four)) })
    expect(copied.boards.print).toHaveLength(limits.board.print)
    expect(whatFitsOn(four, 'print', four.boards.print).present).toHaveLength(4)
  })
})

describe('colours of a board', () => {
  it('[S5.03] the board takes thirty colours and no more', () => {
    const many = colored(...Array.from({ length: 40 }, (_, n) => `#0000${(n + 16).toString(16)}`))
    expect(many.boards.color).toHaveLength(limits.board.color)
    expect(roomForColors(many)).toBe(0)
  })

  it('[S3.07] an order is kept around locked colours', () => {
    const locked = lockColors(colored('#111111', '#eeeeee', '#777777'), { ids: ['#111111'], locked: true })
    expect(shown(orderColors(locked, 'lightness'))).toEqual(['#111111', '#eeeeee', '#777777'])
    const free = lockColors(locked, { ids: ['#111111'], locked: false })
    expect(shown(orderColors(free, 'lightness'))).toEqual(['#eeeeee', '#777777', '#111111'])
    expect(free.boards.color[0]).not.toHaveProperty('locked')
  })

  it('[S3.07] a locked colour stays when others are removed', () => {
    const locked = lockColors(colored('#111111', '#eeeeee'), { ids: ['#111111'], locked: true })
    expect(shown(removeItems(locked, { board: 'color', ids: ['#111111', '#eeeeee'] }))).toEqual(['#111111'])
  })

  it('[S3.07] colours are copied to another project under ids of their own', () => {
    const from = colored('#111111', '#eeeeee')
    const to = copyItems(colored('#222222'), { board: 'color', from, ids: ['#eeeeee'], newIds: fresh('#eeeeee') })
    expect(to.boards.color.map((entry) => entry.id)).toEqual(['#222222', '#eeeeee again'])
  })
})
