import { describe, expect, it } from 'vitest'
import { fit, inFrame, panBy, pinch, zoomAt } from './zoomView.ts'

const frame = { width: 800, height: 600 }
const large = { width: 4000, height: 2000 }
const small = { width: 100, height: 100 }

describe('[S2.44] zooming a picture of the library', () => {
  it('fits the whole of it, and never blows a small one up', () => {
    expect(fit(frame, large)).toEqual({ scale: 0.2, x: 0, y: 0 })
    expect(fit(frame, small).scale).toBe(1)
  })

  it('keeps what lies under the pointer there, between the whole picture and eight times its size', () => {
    const start = fit(frame, large)
    const at = { x: 100, y: 40 }
    const view = zoomAt(start, 5, at, frame, large)
    expect(view.scale).toBeCloseTo(1)
    expect((at.x - view.x) / view.scale).toBeCloseTo((at.x - start.x) / start.scale)
    expect(zoomAt(view, 1e6, at, frame, large).scale).toBe(8)
    expect(zoomAt(view, 1e-6, at, frame, large)).toEqual(start)
  })

  it('pans no further than the edges, and holds a small picture in the middle', () => {
    const view = { scale: 1, x: 0, y: 0 }
    expect(panBy(view, { x: 9e9, y: -9e9 }, frame, large)).toEqual({ scale: 1, x: 1600, y: -700 })
    expect(inFrame({ scale: 1, x: 50, y: 50 }, frame, small)).toEqual({ scale: 1, x: 0, y: 0 })
  })

  it('two fingers that part zoom around their middle and carry the picture along', () => {
    const view = pinch(
      fit(frame, large),
      [
        { x: -50, y: 0 },
        { x: 50, y: 0 },
      ],
      [
        { x: -190, y: 0 },
        { x: 210, y: 0 },
      ],
      frame,
      large,
    )
    expect(view.scale).toBeCloseTo(0.8)
    expect(view.x).toBeCloseTo(10)
  })
})
