import { describe, expect, it } from 'vitest'
import { samplesOf } from './samplesOf.ts'

const told = (clientX: number, pointerType: string, pressure = 0.4) => ({
  clientX,
  clientY: 7,
  pressure,
  pointerType,
  tiltX: 20,
  tiltY: -5,
  timeStamp: clientX * 10,
})
const doubled = (x: number, y: number) => [x * 2, y * 2] as const

describe('samples of a pointer', () => {
  it('[S2.63] every place between two frames is taken, with pressure and tilt of a pen, in pixels of the sheet', () => {
    const event = { ...told(3, 'pen'), getCoalescedEvents: () => [told(1, 'pen'), told(2, 'pen'), told(3, 'pen', 0.9)] }
    expect(samplesOf(event, doubled)).toEqual([2, 14, 0.4, 20, -5, 10, 4, 14, 0.4, 20, -5, 20, 6, 14, 0.9, 20, -5, 30])
  })

  it('[S2.63] a mouse has no pressure of its own, whatever the browser says', () => {
    expect(samplesOf({ ...told(1, 'mouse', 0.5), getCoalescedEvents: () => [] }, doubled)).toEqual([
      2, 14, -1, 20, -5, 10,
    ])
    expect(samplesOf(told(1, 'touch', 1), doubled)[2]).toBe(-1)
  })
})
