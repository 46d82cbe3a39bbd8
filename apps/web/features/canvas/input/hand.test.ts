import { describe, expect, it } from 'vitest'
import { follow } from '../../../shell/gestures/chart.ts'
import { atRest, hand, type HandEvent, type PointerKind } from './hand.ts'

const down = (
  id: number,
  kind: PointerKind,
  time: number,
  x = 0,
  more: { button?: number; pans?: boolean } = {},
): HandEvent => ({
  is: 'down',
  id,
  kind,
  button: more.button ?? 0,
  at: [x, 0],
  time,
  pans: more.pans ?? false,
})
const move = (id: number, x: number, time: number): HandEvent => ({ is: 'move', id, at: [x, 0], time })
const up = (id: number, time: number): HandEvent => ({ is: 'up', id, time })
const acts = (...events: HandEvent[]) => follow(hand, atRest, events).effects.map((one) => one.do)

describe('the hand over the sheet', () => {
  it('[S2.63] a press, a way and a release are one stroke', () => {
    expect(acts(down(1, 'mouse', 0), move(1, 5, 10), up(1, 20))).toEqual(['begin', 'add', 'end'])
  })

  it('[S2.63] Escape takes the stroke back; what the hand still does is nothing', () => {
    expect(acts(down(1, 'mouse', 0), move(1, 5, 10), { is: 'escape' }, move(1, 9, 15), up(1, 20))).toEqual([
      'begin',
      'add',
      'cancel',
    ])
  })

  it('[S2.63] with the space bar, or the middle button, the sheet is drawn along', () => {
    expect(acts(down(1, 'mouse', 0, 0, { pans: true }), move(1, 5, 10), up(1, 20))).toEqual(['pan'])
    expect(acts(down(1, 'mouse', 0, 0, { button: 1 }), move(1, 5, 10), up(1, 20))).toEqual(['pan'])
  })

  it('[S2.63] the button of a pen takes up a colour and does not draw', () => {
    expect(acts(down(1, 'pen', 0, 0, { button: 2 }), move(1, 5, 10), up(1, 20))).toEqual(['pick'])
  })

  it('[S2.63] two fingers move the sheet, and the dab of the first is taken back', () => {
    expect(
      acts(down(1, 'touch', 0), down(2, 'touch', 40, 100), move(1, -30, 60), move(2, 140, 70), up(1, 500), up(2, 500)),
    ).toEqual(['begin', 'cancel', 'pinch', 'pinch'])
  })

  it('[S2.63] a tap of two fingers undoes, one of three does it again, and a slow one nothing', () => {
    const tap = (count: number, takes: number) => {
      const ids = Array.from({ length: count }, (_, i) => i + 1)
      return acts(...ids.map((id) => down(id, 'touch', id * 10, id * 50)), ...ids.map((id) => up(id, takes)))
    }
    expect(tap(2, 120)).toEqual(['begin', 'cancel', 'undo'])
    expect(tap(3, 120)).toEqual(['begin', 'cancel', 'redo'])
    expect(tap(2, 2000)).toEqual(['begin', 'cancel'])
  })

  it('[S2.63] beside a pen a palm does not draw, during its stroke nor after it', () => {
    expect(acts(down(1, 'pen', 0), down(2, 'touch', 900, 300), move(2, 330, 950), up(1, 1000), up(2, 1400))).toEqual([
      'begin',
      'end',
    ])
    expect(acts(down(1, 'pen', 0), up(1, 20), down(2, 'touch', 500), up(2, 2000))).toEqual(['begin', 'end'])
    expect(acts(down(1, 'pen', 0), up(1, 20), down(2, 'touch', 500), move(2, 60, 520), up(2, 540))).toEqual([
      'begin',
      'end',
      'pan',
    ])
  })

  it('[S2.63] a stroke that the machine takes away leaves nothing', () => {
    expect(acts(down(1, 'touch', 0), move(1, 5, 10), { is: 'lost', id: 1 })).toEqual(['begin', 'add', 'cancel'])
  })
})
