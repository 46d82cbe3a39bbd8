import { describe, expect, it } from 'vitest'
import { byte, readPaint } from './readPaint.ts'

describe('reading a paint', () => {
  it('understands every form the engine writes', () => {
    expect(readPaint('#b0482f')).toEqual([176, 72, 47, 255])
    expect(readPaint('#777')).toEqual([119, 119, 119, 255])
    expect(readPaint('rgb(208,150,82)')).toEqual([208, 150, 82, 255])
    expect(readPaint('rgba(208,150,82,.95)')).toEqual([208, 150, 82, 242])
  })

  it('cuts opacity off as the server does: 0.3 of 255 is 76', () => {
    expect(byte(0.3)).toBe(76)
    expect(byte(1)).toBe(255)
  })
})
