import { describe, expect, it } from 'vitest'
import { draggedTo, handlePlace, onStep, pressedTo } from './handlePlace.ts'

const knob = { least: 0.2, most: 1, step: 0.01 }
const hem = { knob: 'length', x: 100, y: 300, along: [0, 1], pixelsPerUnit: 400, measure: null } as const

describe('handles of knobs under the pointer', () => {
  it('a drag along the way of the handle turns the knob by what the cloth moves, one across it not', () => {
    expect(draggedTo(hem, knob, 0.5, [3, 40], 1)).toBe(0.6)
    expect(draggedTo(hem, knob, 0.5, [3, 40], 2)).toBe(0.55)
    expect(draggedTo(hem, knob, 0.5, [80, 0], 1)).toBe(0.5)
  })

  it('a drag ends at the bounds of the knob', () => {
    expect(draggedTo(hem, knob, 0.5, [0, 4000], 1)).toBe(1)
    expect(draggedTo(hem, knob, 0.5, [0, -4000], 1)).toBe(0.2)
  })

  it('a handle goes along with its knob, and lies where the zoomed picture shows its place', () => {
    const plain = { width: 200, height: 400, zoom: { scale: 1, x: 0, y: 0 } }
    expect(handlePlace(hem, 0.1, plain)).toEqual([100, 340])
    expect(handlePlace(hem, 0, { ...plain, zoom: { scale: 2, x: 0.1, y: -0.25 } })).toEqual([120, 300])
  })

  it('keys turn it as those of a slider', () => {
    expect(pressedTo(knob, 0.5, 'ArrowUp', false)).toBe(0.51)
    expect(pressedTo(knob, 0.5, 'ArrowLeft', true)).toBe(0.4)
    expect(pressedTo(knob, 0.5, 'End', false)).toBe(1)
    expect(pressedTo(knob, 0.5, 'a', false)).toBeNull()
    expect(onStep(knob, 0.5049)).toBe(0.5)
  })
})
