import { expect, it } from 'vitest'
import { quickShare } from './quickShare.ts'

it('draws what takes long in one of a few lighter sizes first, so that those that follow find what was kept of it', () => {
  expect(quickShare(20)).toBe(1)
  expect(quickShare(75)).toBe(0.65)
  expect([120, 130, 140, 150].map(quickShare)).toEqual([0.45, 0.45, 0.45, 0.45])
  expect([400, 900, 5000].map(quickShare)).toEqual([0.3, 0.3, 0.3])
})
