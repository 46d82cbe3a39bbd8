import { describe, expect, it } from 'vitest'
import { plainDesign } from '../../testing/things.ts'
import { atItsSize } from './sizedDesigns.ts'

const large = { width: 2048, height: 3072 }

describe('the size of a look', () => {
  it('[S3.25] is kept through every edit, whatever size the edit tells', () => {
    const standing = plainDesign({ size: large })
    expect(atItsSize(plainDesign({ style: 'ink' }), standing)).toEqual({
      ...plainDesign({ style: 'ink' }),
      size: large,
    })
    expect(atItsSize(plainDesign({ size: large }), plainDesign()).size).toBeUndefined()
  })
})
