import { describe, expect, it } from 'vitest'
import { pictureSizes, withinReach } from './pictureSizes.ts'

describe('the size of a picture that is taken', () => {
  it.each(pictureSizes)('[S2.59] $width by $height is taken as it is where the processor draws so much', (size) => {
    expect(withinReach(size, 16_384)).toEqual({ width: size.width, height: size.height })
  })

  it('[S2.59] is the largest of its form where the processor draws less', () => {
    expect(withinReach({ width: 3000, height: 4000 }, 2048)).toEqual({ width: 1536, height: 2048 })
    expect(withinReach({ width: 10_000, height: 1 }, 100)).toEqual({ width: 100, height: 1 })
  })
})
