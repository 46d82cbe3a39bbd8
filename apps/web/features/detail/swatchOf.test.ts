import type { Worn } from '@toile/craft/designs/design.ts'
import { describe, expect, it } from 'vitest'
import { inksOf, swatchOf } from './swatchOf.ts'

const print: Worn['print'] = {
  source: { kind: 'picture', hash: 'a'.repeat(64) },
  mode: 'overall',
  repeat: 'halfDrop',
  width: 100,
  x: 0,
  y: 0,
  angle: 0,
  opacity: 1,
}

describe('the patch of a garment', () => {
  it('[S2.53] shows its print, more than one tile of it, in the print’s own repeat', () => {
    expect(swatchOf({ print }, 'small')).toEqual({
      kind: 'print',
      source: print.source,
      repeat: 'halfDrop',
      tileWidth: 100,
      across: 120,
      width: 16,
      height: 16,
    })
  })

  it('[S2.53] shows the colour alone where nothing is printed', () => {
    expect(swatchOf({ print: null }, 'line')).toBeNull()
  })

  it('[S2.53] shows the inks of its print until that is drawn, never the colour it covers', () => {
    const [ink, chalk] = [
      { r: 0, g: 0, b: 80 },
      { r: 240, g: 240, b: 230 },
    ]
    const inked: Worn['print'] = {
      ...print,
      source: { kind: 'construction', print: 'gingham', colors: [ink, chalk], seed: 1 },
    }
    expect(inksOf({ print: inked })).toBe('linear-gradient(135deg, #000050 0% 50%,#f0f0e6 50% 100%)')
    expect(inksOf({ print })).toBeNull()
    expect(inksOf({ print: null })).toBeNull()
  })
})
