import { describe, expect, it } from 'vitest'
import { frameAt, stepped, timeOf } from './playing.ts'

describe('frames and times of a film', () => {
  it.each([24, 30, 8])('[S1.09] a time that is sought for a frame shows that frame, at %i a second', (rate) => {
    const film = { frames: 96, rate }
    for (let frame = 0; frame < film.frames; frame++) expect(frameAt(timeOf(frame, rate), film)).toBe(frame)
  })

  it('[S1.09] the beginning of a frame belongs to it, though a browser tells it rounded', () => {
    expect(frameAt(7 / 24, { frames: 96, rate: 24 })).toBe(7)
    expect(frameAt(0.291666, { frames: 96, rate: 24 })).toBe(7)
    expect(frameAt(9, { frames: 96, rate: 24 })).toBe(95)
  })

  it('[S1.09] frame by frame goes round where it loops and stays at the ends where not', () => {
    const last = { frame: 95, frames: 96, loops: true }
    expect(stepped(last, 1)).toBe(0)
    expect(stepped({ ...last, loops: false }, 1)).toBe(95)
    expect(stepped({ ...last, frame: 0 }, -1)).toBe(95)
    expect(stepped({ ...last, frame: 0, loops: false }, -1)).toBe(0)
  })
})
