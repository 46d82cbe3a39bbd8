import { describe, expect, it } from 'vitest'
import { chosenBy, nothingChosen, pressed } from './choosing.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const after = (...hows: Parameters<typeof chosenBy>[3][]) =>
  hows.reduce((now, how) => chosenBy(now, 'print', order, how), nothingChosen)

describe('choosing on a board', () => {
  it('[S2.44] one by one, and off again', () => {
    expect(after({ kind: 'toggle', id: 'b' }, { kind: 'toggle', id: 'd' }).ids).toEqual(['b', 'd'])
    expect(after({ kind: 'toggle', id: 'b' }, { kind: 'toggle', id: 'b' }).ids).toEqual([])
  })

  it('[S2.44] from the last one up to a thing, in either direction', () => {
    expect(after({ kind: 'toggle', id: 'd' }, { kind: 'range', id: 'b' }).ids.toSorted()).toEqual(['b', 'c', 'd'])
    expect(after({ kind: 'range', id: 'c' }).ids).toEqual(['c'])
    const wider = after({ kind: 'toggle', id: 'b' }, { kind: 'range', id: 'c' }, { kind: 'range', id: 'e' })
    expect(wider.ids.toSorted()).toEqual(['b', 'c', 'd', 'e'])
  })

  it('[S2.44] another board begins anew', () => {
    const colors = chosenBy(after({ kind: 'all' }), 'color', ['x'], { kind: 'toggle', id: 'x' })
    expect(colors).toEqual({ board: 'color', ids: ['x'], from: 'x' })
  })

  it('[S2.44] a plain press opens, and chooses once something is chosen', () => {
    const plain = { metaKey: false, ctrlKey: false, shiftKey: false }
    expect(pressed(plain, 'a', false)).toBeNull()
    expect(pressed(plain, 'a', true)).toEqual({ kind: 'toggle', id: 'a' })
    expect(pressed({ ...plain, metaKey: true }, 'a', false)).toEqual({ kind: 'toggle', id: 'a' })
    expect(pressed({ ...plain, shiftKey: true }, 'a', false)).toEqual({ kind: 'range', id: 'a' })
  })
})
