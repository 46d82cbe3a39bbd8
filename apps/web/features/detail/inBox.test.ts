import { expect, it } from 'vitest'
import { fitting, zoomAt } from '../../shared/zoom/zoom.ts'
import { shownAt, spotSeen } from './inBox.ts'

const box = { width: 300, height: 400 }

it('a picture that fits is seen as it is, and a zoomed one is found where it is seen', () => {
  expect(shownAt(fitting, box, 40, 60)).toEqual([40, 60])
  const zoom = zoomAt(fitting, 3, 0.2, -0.1)
  const [stays, too] = shownAt(zoom, box, 210, 160)
  expect(stays).toBeCloseTo(210, 6)
  expect(too).toBeCloseTo(160, 6)
  const [x, y] = shownAt(zoom, box, 40, 60)
  expect(x).toBeLessThan(0)
  const [px, py] = spotSeen(zoom, box, x, y)
  expect(px).toBeCloseTo(40, 6)
  expect(py).toBeCloseTo(60, 6)
})
