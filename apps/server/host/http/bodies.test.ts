import type { Calls } from '@toile/contract/call.ts'
import { outlineSchema } from '@toile/contract/features/tracing.ts'
import { contract } from '@toile/contract/index.ts'
import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { badText } from './badText.ts'
import { checkJson } from './readJson.ts'

const calls = Object.values<Calls>(contract).flatMap((feature) => Object.entries(feature))
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value))
const at = [1234.5, 9876.5] as const
const points = (count: number) => Array.from({ length: count }, () => at)
const lines = Array.from({ length: 60 }, () => ({ points: points(600), radius: 12.5 }))
const fileId = '00000000-0000-4000-8000-000000000001'

describe('what is sent with a call', () => {
  it('[S9.01] no call takes more JSON than is read in a fraction of a second, and only documents and strokes more than the others', () => {
    const large = calls.filter(([, { sends, most }]) => sends === 'json' && (most ?? 0) > limits.body)
    const names =
      'changeMany correct correctTraced cutOut hangTraced importDesign keep keep keep keep lacking make order saveDesign saveDetail saveProject traceFigure traceSketch'
    expect(large.map(([name]) => name).sort()).toEqual(names.split(' '))
    expect(Math.max(...large.map(([, { most }]) => most ?? 0))).toBe(2_000_000)
    expect(limits.documentBody).toBe(1_000_000)
  })

  it('the fullest strokes and outlines of the studio are read', () => {
    const { traceSketch, correctTraced } = contract.tracing
    const strokes = { fileId, keep: lines, drop: lines, close: Array.from({ length: 60 }, () => points(200)) }
    const handles = { at, before: at, after: at }
    const outline = { rings: Array.from({ length: 24 }, () => Array.from({ length: 200 }, () => handles)) }
    expect(traceSketch.takes.safeParse(strokes).success).toBe(true)
    expect(outlineSchema.safeParse(outline).success).toBe(true)
    for (const [{ most }, sent] of [
      [traceSketch, strokes],
      [correctTraced, { traced: 'a'.repeat(64), outline }],
    ] as const) {
      const body = bytesOf(sent)
      expect(body.length).toBeLessThan(most ?? limits.body)
      expect(() => checkJson(body)).not.toThrow()
    }
    expect(() => checkJson(bytesOf(Array.from({ length: 200_100 }, () => 1)))).toThrow(/more values/)
  })

  it('the first text that no database can hold is told by its place', () => {
    expect(badText({ a: [{ b: 'fine', c: 'no\0' }] })).toBe('a.0.c')
    expect(badText({ a: { '\ud800': 1 } })).toBe('a')
    expect(badText('\udc00')).toBe('body')
    expect(badText({ '\0': 1 })).toBe('body')
    expect(badText({ a: [1, null, true, 'ä 漢 👗'] })).toBeNull()
  })
})
