import { expect, it } from 'vitest'
import { lookFile } from './lookFile.ts'
import { lookNumber } from './lookNumber.ts'

it('a look is called by its number on screens, and its files by the same number in two digits', () => {
  expect(lookNumber({ position: 0 })).toBe(1)
  expect(['look-01', 'look-10', 'look-100']).toEqual([0, 9, 99].map((position) => lookFile({ position })))
})
