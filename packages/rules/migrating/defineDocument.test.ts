import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineDocument } from './defineDocument.ts'
import type { Migration } from './migration.ts'

const inInches = 25.4
/** From version 2 on a ribbon tells its width in millimetres. */
const inMillimetres: Migration = {
  from: 1,
  migrate: ({ inches, ...rest }) => ({ ...rest, width: Number(inches) * inInches }),
}
/** From version 3 on it has several colours. */
const manyColors: Migration = { from: 2, migrate: ({ color, ...rest }) => ({ ...rest, colors: [color] }) }

const first = z.object({ version: z.literal(1), inches: z.number(), color: z.string() })
const third = z.object({ version: z.literal(3), width: z.number(), colors: z.array(z.string()) })
const ribbon = defineDocument({ id: 'ribbon', present: third, migrations: [inMillimetres, manyColors] })
const kept = { version: 1, inches: 2, color: 'navy' }

describe('documents of several versions', () => {
  it('[S3.04] one of the first is read through every step to the present one', () => {
    expect(ribbon.version).toBe(3)
    expect(ribbon.reads.parse(kept)).toEqual({ version: 3, width: 2 * inInches, colors: ['navy'] })
    expect(ribbon.reads.parse({ version: 2, width: 9, color: 'rust' })).toMatchObject({ width: 9, colors: ['rust'] })
  })

  it('migrations out of order are told as soon as a kind is declared', () => {
    const declare = (...migrations: Migration[]) => defineDocument({ id: 'ribbon', present: third, migrations })
    expect(() => declare(manyColors, inMillimetres)).toThrow('out of order')
    expect(() => declare(inMillimetres, { ...manyColors, from: 3 })).toThrow('out of order')
  })

  it('[S3.04] one that names no version is of the first', () => {
    const { version: _, ...unnamed } = kept
    expect(ribbon.reads.parse(unnamed)).toEqual(ribbon.reads.parse(kept))
  })

  it('[S3.04] a present one stays as it is, and reading changes nothing of what was kept', () => {
    const present = { version: 3, width: 9, colors: ['rust'] }
    expect(ribbon.reads.parse(present)).toEqual(present)
    expect(ribbon.reads.parse(Object.freeze({ ...kept }))).toBeTruthy()
  })

  it('[S3.04] one of a version to come is refused in a sentence, wherever in a whole it stands', () => {
    const box = z.object({ ribbons: z.array(ribbon.reads) })
    for (const version of [4, 400])
      expect(() => box.safeParse({ ribbons: [kept, { version, silk: true }] })).toThrow('newer Toile')
    const before = defineDocument({ id: 'ribbon', present: first, migrations: [] })
    expect(before.reads.parse(kept)).toEqual(kept)
    expect(() => before.reads.safeParse({ ...kept, version: 2 })).toThrow('newer Toile')
  })

  it('[S3.04] what is no document, or damaged, is told apart from what is newer', () => {
    for (const wrong of [null, 'nothing', [], {}, { ...kept, inches: 'two' }, { ...kept, version: '9' }])
      expect(ribbon.reads.safeParse(wrong).success).toBe(false)
  })
})
