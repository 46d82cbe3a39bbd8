import { expect, it } from 'vitest'
import type { DistanceField } from '../form/form.ts'
import { touchBody } from './touchBody.ts'

/** A field whose body is far away. */
const empty: DistanceField = { from: [0, 0, 0], cell: 10, count: [2, 2, 2], values: new Float32Array(8).fill(500) }

it('[S1.11] cloth that falls to the ground lies on it, and slides no further', () => {
  const at = Float32Array.of(5, -20, 3, 7, 40, 9)
  const was = Float32Array.of(2, 10, 1, 7, 60, 9)
  touchBody(at, was, empty, { away: 2, friction: 0.4 })
  expect([...at]).toEqual([2, 2, 1, 7, 40, 9])
  expect([...was]).toEqual([2, 2, 1, 7, 60, 9])
})
