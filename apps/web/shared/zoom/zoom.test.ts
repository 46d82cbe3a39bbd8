import { describe, expect, it } from 'vitest'
import { fitting, panBy, zoomAt } from './zoom.ts'

describe('zooming a picture', () => {
  it('keeps the spot under the pointer', () => {
    const zoom = zoomAt(fitting, 2, 0.25, -0.1)
    const spot = (0.25 - zoom.x) / zoom.scale
    expect(spot).toBeCloseTo(0.25, 9)
    expect(zoomAt(zoom, 0.5, 0.25, -0.1)).toEqual(fitting)
  })

  it('never shows past the edge of the picture', () => {
    expect(panBy(zoomAt(fitting, 2), 9, -9)).toEqual({ scale: 2, x: 0.5, y: -0.5 })
    expect(panBy(fitting, 0.3, 0.3)).toEqual(fitting)
  })

  it('goes no smaller than fitting and no larger than eight times', () => {
    expect(zoomAt(fitting, 0.1).scale).toBe(1)
    expect(zoomAt(fitting, 100).scale).toBe(8)
  })

  it('a picture that may be larger becomes smaller by a step, wherever it is zoomed from', () => {
    const large = zoomAt(fitting, 20, 0, 0, 24)
    expect(zoomAt(large, 0.5).scale).toBe(10)
    expect(zoomAt(large, 2).scale).toBe(8)
  })
})
