import { describe, expect, it } from 'vitest'
import {
  chooseAll,
  chooseNone,
  chosenInOrder,
  moveTo,
  nothingChosen,
  orderOf,
  press,
  type Selection,
  stillThere,
  sweep,
  toggleOne,
} from './selection.ts'

const order = orderOf(['a', 'b', 'c', 'd', 'e', 'f'])
const chosen = (selection: Selection) => chosenInOrder(selection, order).join('')

describe('choosing in the library', () => {
  it('[S2.44] a click chooses one, Ctrl adds and takes out, Shift the range from where it began', () => {
    const one = press(nothingChosen, order, 'b', {})
    expect(chosen(one)).toBe('b')
    const two = press(one, order, 'd', { mod: true })
    expect(chosen(two)).toBe('bd')
    expect(chosen(press(two, order, 'd', { mod: true }))).toBe('b')
    const range = press(two, order, 'f', { shift: true })
    expect(chosen(range)).toBe('def')
    expect(chosen(press(range, order, 'a', { shift: true }))).toBe('abcd')
    expect(chosen(press(two, order, 'f', { shift: true, mod: true }))).toBe('bdef')
    expect(chosen(press(range, order, 'c', {}))).toBe('c')
  })

  it('[S2.44] keys move the choice, Shift extends it, Ctrl leaves it', () => {
    const at = moveTo(press(nothingChosen, order, 'b', {}), order, 'c', {})
    expect(chosen(at)).toBe('c')
    expect(chosen(moveTo(at, order, 'e', { shift: true }))).toBe('cde')
    const walked = moveTo(at, order, 'd', { mod: true })
    expect([chosen(walked), walked.focus]).toEqual(['c', 'd'])
    expect(chosen(toggleOne(walked, 'd'))).toBe('cd')
  })

  it('[S2.44] all, none, and a frame with and without what was chosen before', () => {
    expect(chosen(chooseAll(nothingChosen, order))).toBe('abcdef')
    expect(chosen(chooseNone(chooseAll(nothingChosen, order)))).toBe('')
    const before = press(nothingChosen, order, 'a', {})
    expect(chosen(sweep(before, ['c', 'd'], {}))).toBe('cd')
    expect(chosen(sweep(before, ['c', 'd'], { shift: true }))).toBe('acd')
    expect(chosen(sweep(before, [], {}))).toBe('')
  })

  it('[S2.44] what is deleted leaves the choice, and the keyboard stays in its place', () => {
    const at = press(press(nothingChosen, order, 'c', {}), order, 'd', { mod: true })
    const after = orderOf(['a', 'b', 'c', 'e', 'f'])
    const kept = stillThere(at, after, order)
    expect([...kept.chosen]).toEqual(['c'])
    expect(kept.focus).toBe('e')
    expect(stillThere(press(nothingChosen, order, 'c', {}), after, order).focus).toBe('c')
  })

  it('[S2.44] a range whose beginning is gone is the one pressed', () => {
    expect(chosen(press({ ...nothingChosen, anchor: 'gone' }, order, 'c', { shift: true }))).toBe('c')
  })
})
