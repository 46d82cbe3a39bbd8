import { beforeEach, describe, expect, it } from 'vitest'
import { desk, inHand } from './paintersDesk.ts'

describe('the desk of a painter', () => {
  beforeEach(() => desk.set({ tool: 'brush', brush: 'fur', knobs: {}, eraser: { brush: 'marker', knobs: {} } }))

  it('[S3.22] has an eraser with a brush and numbers of its own', () => {
    desk.turn('opacity', 0.5)
    desk.set({ tool: 'eraser' })
    expect(inHand(desk.get())).toEqual({ brush: 'marker', knobs: {} })
    desk.turn('size', 80)
    desk.hold({ ...inHand(desk.get()), brush: 'pen' })
    desk.set({ tool: 'brush' })
    expect(inHand(desk.get())).toEqual({ brush: 'fur', knobs: { fur: { opacity: 0.5 } } })
    expect(desk.get().eraser).toEqual({ brush: 'pen', knobs: { marker: { size: 80 } } })
  })
})
