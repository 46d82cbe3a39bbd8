import { describe, expect, it } from 'vitest'
import { laterEntry, menu, menuFor } from './menu.ts'

const labels = (systems: Parameters<typeof menuFor>[0]) => menuFor(systems).map(({ label }) => label)

describe('the top menu', () => {
  it('[S2.30] offers what the person may enter, and nothing else', () => {
    expect(labels([])).toEqual(['Gallery'])
    const studio = labels([1])
    for (const entry of [
      'Home',
      'Library',
      'History',
      'Gallery',
      'Events',
      'Personal center',
      'Bind email',
      'Tutorial',
      'View orders',
      'New project',
      'Batch generation',
    ])
      expect(studio).toContain(entry)
    expect(studio).not.toContain('Administrator')
    expect(studio).not.toContain('Affiliate')
    expect(labels([1, 2])).toContain('Affiliate')
    expect(labels([1, 3])).toContain('Administrator')
  })

  it('[S2.31] holds the six advanced tools', () => {
    expect(menu.filter(({ group }) => group === 'tools').map(({ label }) => label)).toEqual([
      'To product image',
      'Edit product image',
      'To product video',
      'Create sketches',
      '3D pattern making',
      'Canvas',
    ])
  })

  it('tells an address whose screen is not built yet from the plain one', () => {
    expect(laterEntry('/home/tools', { tool: 'canvas' })?.id).toBe('canvas')
    expect(laterEntry('/home/tools', {})).toBeNull()
    expect(laterEntry('/home/tools', { tool: 'unknown' })).toBeNull()
  })
})
