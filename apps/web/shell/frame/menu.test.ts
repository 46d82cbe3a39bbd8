import { describe, expect, it } from 'vitest'
import { menuFor } from './menu.ts'

const labels = (systems: Parameters<typeof menuFor>[0]) => menuFor(systems).map(({ label }) => label)

describe('the top menu', () => {
  it('[S2.30] offers what the person may enter, and nothing else', () => {
    expect(labels([])).toEqual([])
    expect(labels([1])).toEqual([
      'Home',
      'New project',
      'Library',
      'History',
      'Product image',
      'Edit picture',
      'Product video',
      'Create sketches',
      'Take a picture apart',
      'Canvas',
      'Pattern making',
      'Personal center',
    ])
  })
})
