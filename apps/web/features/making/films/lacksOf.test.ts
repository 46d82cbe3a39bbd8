import { describe, expect, it } from 'vitest'
import { lacksOf } from './lacksOf.ts'

const asked = { staging: 'one', looks: 1, hidden: 0, price: 8, left: 100 } as const
const label = (other: Partial<Parameters<typeof lacksOf>[0]>) => lacksOf({ ...asked, ...other })?.label ?? null

describe('what is missing before a film is ordered', () => {
  it('[S1.09] is nothing where a look is chosen and can be paid', () => {
    expect(label({})).toBeNull()
    expect(label({ left: undefined })).toBeNull()
    expect(label({ looks: 2, staging: 'beside' })).toBeNull()
  })

  it('[S8.04] is said: nothing to be seen, too few or too many looks, too few credits', () => {
    expect(label({ hidden: 1 })).toMatch(/Nothing/)
    expect(label({ staging: 'beside' })).toMatch(/two or three/)
    expect(label({ staging: 'beside', looks: 4 })).toMatch(/two or three/)
    expect(label({ staging: 'show', looks: 25 })).toMatch(/A show/)
    expect(label({ looks: 13 })).toMatch(/One order/)
    expect(lacksOf({ ...asked, left: 7 })).toEqual({
      label: 'You have {{left}} credits; this takes {{price}}.',
      blanks: { left: 7, price: 8 },
    })
  })
})
