import { describe, expect, it } from 'vitest'
import { brushPresetDocument } from './brushPreset.ts'

const wide = { kind: 'brushPreset', version: 1, name: 'Wide felt', brush: 'marker', knobs: { size: 80, cap: 'square' } }
const { present } = brushPresetDocument

describe('brushes of one’s own', () => {
  it('[S3.22] keep a brush with a name and what was turned', () => {
    expect(present.parse(wide)).toEqual(wide)
    expect(brushPresetDocument.version).toBe(1)
  })

  it.each([
    ['a brush that there is not', { brush: 'feather' }],
    ['a knob that its brush does not offer', { knobs: { grain: 0.4 } }],
    ['a number out of bounds', { knobs: { size: 501 } }],
    ['a word for a number', { knobs: { size: 'wide' } }],
    ['a choice that is not offered', { knobs: { cap: 'oval' } }],
    ['no name', { name: ' ' }],
  ])('[S3.22] refuse %s', (_what, own) => {
    expect(present.safeParse({ ...wide, ...own }).success).toBe(false)
  })
})
