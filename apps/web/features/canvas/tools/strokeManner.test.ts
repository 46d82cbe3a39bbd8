import { describe, expect, it } from 'vitest'
import { guidePath, strokeManner } from './strokeManner.ts'

const plain = { symmetry: 'none', times: 6, guide: 'none', slant: 0, steadied: 0, string: false } as const
const sheet = { width: 200, height: 100 }

describe('how strokes are repeated, led and steadied', () => {
  it('[S3.22] nothing is done unless the desk says so', () => {
    expect(strokeManner(plain, sheet)).toEqual({ symmetry: undefined, guide: undefined, steadied: undefined })
    expect(guidePath(plain, sheet)).toBe('')
  })

  it('[S3.22] symmetries stand in the middle of the sheet and are seen there', () => {
    expect(strokeManner({ ...plain, symmetry: 'vertical' }, sheet).symmetry).toEqual({ kind: 'vertical', x: 100 })
    expect(guidePath({ ...plain, symmetry: 'vertical' }, sheet)).toBe('M100 0V100')
    expect(strokeManner({ ...plain, symmetry: 'mirrored', times: 8 }, sheet).symmetry).toMatchObject({
      times: 8,
      mirrored: true,
    })
  })

  it('[S3.22] a ruler leans as it is set, a perspective has its points on one horizon', () => {
    const upright = strokeManner({ ...plain, guide: 'ruler', slant: 90 }, sheet).guide
    expect(upright).toMatchObject({ kind: 'ruler', from: { x: 100, y: 50 } })
    expect(upright?.kind === 'ruler' && Math.round(upright.to.x)).toBe(100)
    expect(strokeManner({ ...plain, guide: 'twoPoints' }, sheet).guide).toMatchObject({
      vanishing: [{ y: 45 }, { y: 45 }],
      uprights: true,
    })
  })

  it('[S3.22] the hand is steadied the more the further it is turned', () => {
    const length = (steadied: number) => {
      const made = strokeManner({ ...plain, steadied, string: true }, sheet).steadied
      return made?.kind === 'string' ? made.length : 0
    }
    expect(length(0.8)).toBeGreaterThan(length(0.2))
  })
})
