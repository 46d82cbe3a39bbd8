import { afterEach, describe, expect, it } from 'vitest'
import { guidance, guides } from './guides.ts'

const sheet = { width: 200, height: 100 }
const plain = guides.get()
afterEach(() => guides.set(plain))

describe('what repeats and leads strokes', () => {
  it('[S3.22] nothing does unless it is asked for', () => {
    expect(guidance(sheet)).toEqual({})
    expect(guidance(null)).toEqual({})
  })

  it('[S3.22] axes stand in the middle of the sheet until they are laid elsewhere', () => {
    guides.set({ ...plain, symmetry: 'vertical' })
    expect(guidance(sheet).symmetry).toEqual({ kind: 'vertical', x: 100 })
    guides.set({ ...plain, symmetry: 'radial', center: [30, 40], times: 8, mirrored: true })
    expect(guidance(sheet).symmetry).toEqual({ kind: 'radial', x: 30, y: 40, times: 8, mirrored: true })
  })

  it('[S3.22] a ruler goes through its two places, a perspective to its vanishing points', () => {
    const ruler = [
      [0, 0],
      [200, 100],
    ] as const
    guides.set({ ...plain, guide: 'ruler', ruler })
    expect(guidance(sheet).guide).toEqual({ kind: 'ruler', from: { x: 0, y: 0 }, to: { x: 200, y: 100 } })
    guides.set({ ...plain, guide: 'perspective', vanishing: [[-50, 45]], uprights: false })
    expect(guidance(sheet).guide).toEqual({ kind: 'perspective', vanishing: [{ x: -50, y: 45 }], uprights: false })
  })
})
