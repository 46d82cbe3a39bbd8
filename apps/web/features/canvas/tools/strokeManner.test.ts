import { describe, expect, it } from 'vitest'
import { strokeManner } from './strokeManner.ts'

const sheet = { width: 200, height: 100 }

describe('how strokes are steadied', () => {
  it('[S3.22] nothing is done unless the desk says so', () => {
    expect(strokeManner({ steadied: 0, string: false }, sheet)).toEqual({ steadied: undefined })
  })

  it('[S3.22] the hand is steadied the more the further it is turned', () => {
    const length = (steadied: number) => {
      const made = strokeManner({ steadied, string: true }, sheet).steadied
      return made?.kind === 'string' ? made.length : 0
    }
    expect(length(0.8)).toBeGreaterThan(length(0.2))
  })
})
