import { describe, expect, it } from 'vitest'
import { follow } from '../../shell/gestures/chart.ts'
import { type Choice, gridAtRest, gridChart, type GridEvent, type GridPlace, type GridTarget } from './gridChart.ts'
import { nothingChosen, type Selection } from './selection.ts'

/** A place on a grid that begins 10 pixels from the left and 100 from above. */
const at = (x: number, y: number): GridPlace => ({ x, y, left: x - 10, top: y - 100 })
const over = (id: string | null, own: Partial<GridTarget> = {}): GridTarget => ({
  id,
  off: false,
  control: false,
  onCheck: false,
  onName: false,
  ...own,
})
const free: Choice = { selection: nothingChosen, choosing: false, can: { look: true, name: true, carry: true } }
const chosen = (...ids: string[]): Selection => ({ ...nothingChosen, chosen: new Set(ids) })

const down = (target: GridTarget, own: Partial<Extract<GridEvent, { kind: 'down' }>> = {}): GridEvent => ({
  kind: 'down',
  pointer: 'mouse',
  button: 0,
  place: at(50, 150),
  target,
  held: {},
  ...free,
  ...own,
})
const move = (x: number, y: number): GridEvent => ({ kind: 'move', place: at(x, y) })
const up = (x: number, y: number): GridEvent => ({ kind: 'up', place: at(x, y) })
const click = (target: GridTarget, own: Partial<Choice> & { shift?: boolean } = {}): GridEvent => ({
  kind: 'click',
  target,
  held: { shift: own.shift ?? false },
  ...free,
  ...own,
})
const doubleClick = (target: GridTarget, own: Partial<Choice> = {}): GridEvent => ({
  kind: 'doubleClick',
  target,
  held: {},
  ...free,
  ...own,
})
const done = (...events: GridEvent[]) => follow(gridChart, gridAtRest, events).effects
const doing = (...events: GridEvent[]) => done(...events).map((effect) => effect.do)

describe('the pointer on a grid', () => {
  it('a click chooses, also where the hand trembled a little', () => {
    expect(doing(down(over('a')), move(53, 152), up(53, 152), click(over('a')))).toEqual([
      'listen',
      'unlisten',
      'clearFrame',
      'stopWaiting',
      'press',
    ])
  })

  it('a drag draws a frame from where it began, and the click after it chooses nothing', () => {
    const effects = done(down(over('a')), move(30, 210), up(30, 210), click(over('b')))
    expect(effects.map((effect) => effect.do)).toEqual([
      'listen',
      'roll',
      'sweep',
      'unlisten',
      'clearFrame',
      'stopWaiting',
    ])
    expect(effects[2]).toMatchObject({ box: { left: 20, right: 40, top: 50, bottom: 110 } })
    expect(doing(down(over('a')), move(30, 210), up(30, 210), click(over('b')), click(over('b')))).toContain('press')
  })

  it('a frame grows while the grid is scrolled under a hand that rests', () => {
    const scrolled: GridEvent = { kind: 'scrolled', place: { x: 30, y: 210, left: 20, top: 400 } }
    expect(done(down(over('a')), move(30, 210), scrolled).at(-1)).toMatchObject({
      do: 'sweep',
      box: { top: 50, bottom: 400 },
    })
    expect(doing(scrolled)).toEqual([])
  })

  it('what is chosen is taken along, and dropped over what lies there; broken off it is dropped nowhere', () => {
    const held = { ...free, selection: chosen('a', 'b') }
    const taken = done(down(over('a'), held), move(90, 90), up(95, 95))
    expect(taken.filter((effect) => effect.do === 'carry')).toEqual([
      { do: 'carry', over: at(90, 90), at: at(90, 90) },
      { do: 'carry', over: at(95, 95), at: null },
    ])
    expect(done(down(over('a'), held), move(90, 90), { kind: 'cancel', place: at(95, 95) }).at(-1)).toEqual({
      do: 'carry',
      over: null,
      at: null,
    })
  })

  it('with a key held, or where nothing can be taken along, a chosen thing begins a frame', () => {
    const selection = chosen('a')
    expect(doing(down(over('a'), { selection, held: { shift: true } }), move(90, 90))).toContain('sweep')
    const can = { look: true, name: true, carry: false }
    expect(doing(down(over('a'), { selection, can }), move(90, 90))).toContain('sweep')
  })

  it('a finger that lies still chooses, and its click does nothing more; one that moves scrolls', () => {
    const touch = down(over('a'), { pointer: 'touch' })
    expect(doing(touch, { kind: 'long' }, up(50, 150), click(over('a')))).toEqual([
      'stopWaiting',
      'wait',
      'toggle',
      'stopWaiting',
      'stopWaiting',
    ])
    expect(doing(touch, move(50, 190), { kind: 'long' })).toEqual(['stopWaiting', 'wait', 'stopWaiting'])
    expect(doing(down(over('a', { off: true }), { pointer: 'touch' }), { kind: 'long' })).toEqual(['stopWaiting'])
  })

  it('a tap looks closely, and chooses once something is chosen', () => {
    const touch = down(over('a'), { pointer: 'touch' })
    expect(doing(touch, up(50, 150), click(over('a'))).at(-1)).toBe('look')
    expect(doing(touch, up(50, 150), click(over('a'), { selection: chosen('b') })).at(-1)).toBe('toggle')
  })

  it('a click between tiles chooses none, a tap there leaves the choice', () => {
    const selection = chosen('a')
    expect(doing(down(over(null)), click(over(null), { selection })).at(-1)).toBe('chooseNone')
    expect(doing(down(over(null), { pointer: 'touch' }), click(over(null), { selection })).at(-1)).toBe('stopWaiting')
  })

  it('where choosing is what the grid is for, a click adds or takes out, and Shift chooses a range', () => {
    expect(doing(click(over('a'), { choosing: true })).at(-1)).toBe('toggle')
    expect(doing(click(over('a'), { choosing: true, shift: true })).at(-1)).toBe('press')
    expect(doing(click(over('a', { onCheck: true }))).at(-1)).toBe('toggle')
    expect(doing(click(over('a', { off: true }), { choosing: true }))).toEqual(['stopWaiting'])
  })

  it('a double click looks closely, on the name it names, and nothing takes what is a control', () => {
    expect(doing(doubleClick(over('a')))).toEqual(['look'])
    expect(doing(doubleClick(over('a', { onName: true })))).toEqual(['name'])
    expect(doing(doubleClick(over('a'), { choosing: true }))).toEqual([])
    const control = over('a', { control: true })
    expect(doing(down(control), move(200, 200), click(control), doubleClick(control))).toEqual(['stopWaiting'])
  })
})
