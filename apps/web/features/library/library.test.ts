import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { nameOfFile } from './nameOfFile.ts'

describe('names of library entries', () => {
  it('[S2.44] a file keeps its name without the ending, within the length of names', () => {
    expect(nameOfFile('Harbour dusk.JPG')).toBe('Harbour dusk')
    expect(nameOfFile('v1.2 floral.png')).toBe('v1.2 floral')
    expect(nameOfFile('.png')).toBe('.png')
    expect(nameOfFile('a'.repeat(200))).toHaveLength(limits.nameLength)
    expect(nameOfFile('')).not.toBe('')
  })
})
