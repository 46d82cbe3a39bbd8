import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLossWatch } from './openLossWatch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const canvas = new EventTarget()
  const told: string[] = []
  const stop = openLossWatch(canvas, (what) => told.push(what))
  const lose = () => {
    const event = new Event('webglcontextlost', { cancelable: true })
    canvas.dispatchEvent(event)
    return event
  }
  return { told, stop, lose, restore: () => canvas.dispatchEvent(new Event('webglcontextrestored')) }
}

describe('a graphics processor that is taken away', () => {
  it('[S2.59] is asked for again, and is there when it came back', () => {
    const { told, lose, restore } = watched()
    expect(lose().defaultPrevented).toBe(true)
    restore()
    vi.runAllTimers()
    expect(told).toEqual(['lost', 'there'])
  })

  it('[S2.59] is given up when it does not come back, and taken when it comes late', () => {
    const { told, lose, restore } = watched()
    lose()
    vi.runAllTimers()
    expect(told).toEqual(['lost', 'gone'])
    restore()
    expect(told.at(-1)).toBe('there')
  })

  it('[S2.59] is no longer watched once the stage is closed', () => {
    const { told, lose, stop } = watched()
    lose()
    stop()
    vi.runAllTimers()
    expect(told).toEqual(['lost'])
    expect(lose().defaultPrevented).toBe(false)
  })
})
