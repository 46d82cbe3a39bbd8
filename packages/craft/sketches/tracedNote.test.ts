import { describe, expect, it } from 'vitest'
import { templateSchema } from './template.ts'
import { type TracedNote, tracedNoteSchema } from './tracedNote.ts'

const note: TracedNote = {
  version: 1,
  filled: false,
  width: 40,
  height: 60,
  category: 'dress',
  slot: 'whole',
  choices: [],
  anchors: { hemLeft: [10, 50] },
  confidence: 1,
  doubtful: [],
}

describe('what is kept of traced sketches', () => {
  it('[S3.04] a note keeps whatever an engine told beside it, because a piece is named by all of it', () => {
    expect(tracedNoteSchema.parse({ ...note, sleeves: 'set in' })).toEqual({ ...note, sleeves: 'set in' })
  })

  it('a note without anchors is not read as one', () => {
    const { anchors: _, ...bare } = note
    expect(tracedNoteSchema.safeParse(bare).success).toBe(false)
  })

  it('[S3.04] a note or a template of a version to come is refused in a sentence', () => {
    for (const schema of [tracedNoteSchema, templateSchema])
      expect(() => schema.safeParse({ ...note, version: 2 })).toThrow('newer Toile')
  })
})
