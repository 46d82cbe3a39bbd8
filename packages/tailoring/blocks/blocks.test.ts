import { describe, expect, it } from 'vitest'
import { blocks } from './index.ts'

describe('the list of blocks', () => {
  it('[S1.11] has a name for each and no id twice, and every knob’s usual number lies within its limits', () => {
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
    for (const block of blocks) {
      expect(block.name).not.toBe('')
      for (const [name, knob] of Object.entries(block.knobs)) {
        if ('choices' in knob) continue
        expect(knob.usual, `${block.id} ${name}`).toBeGreaterThanOrEqual(knob.least)
        expect(knob.usual, `${block.id} ${name}`).toBeLessThanOrEqual(knob.most)
      }
    }
  })
})
