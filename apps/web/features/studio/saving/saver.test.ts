import { openDocument } from '@toile/fashion/document.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSaver, type WriteFailure } from './saver.ts'

const set = (_: string, next: string) => next

function open({ fail = [] as (WriteFailure | null)[], slow = 0 } = {}) {
  const document = openDocument('a')
  const written: string[] = []
  const kept: (string | null)[] = []
  const failures = [...fail]
  const saver = openSaver({
    document,
    revision: 0,
    async write(text, revision) {
      if (slow) await new Promise((done) => setTimeout(done, slow))
      const failure = failures.shift()
      if (failure) throw new Error(failure)
      written.push(`${text}@${revision}`)
      return revision + 1
    },
    whyFailed: async (error) => (error instanceof Error ? (error.message as WriteFailure) : 'refused'),
    keep: (unsaved) => void kept.push(unsaved?.document ?? null),
  })
  return { document, saver, written, kept }
}

describe('the saver of a document', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('writes within two seconds of a change, once for changes in a row', async () => {
    const { document, saver, written, kept } = open()
    document.change(set, 'b')
    expect(saver.state()).toBe('saving')
    await vi.advanceTimersByTimeAsync(300)
    document.change(set, 'c')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(written).toEqual(['c@0'])
    expect(saver.state()).toBe('saved')
    expect(kept.at(-1)).toBeNull()
  })

  it('keeps every unsaved version on this machine, so that a reload loses nothing', () => {
    const { document, kept } = open()
    document.change(set, 'b')
    document.change(set, 'c')
    expect(kept).toEqual(['b', 'c'])
  })

  it('writes what changed while it was writing', async () => {
    const { document, written } = open({ slow: 1_000 })
    document.change(set, 'b')
    await vi.advanceTimersByTimeAsync(1_000)
    document.change(set, 'c')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(written).toEqual(['b@0', 'c@1'])
  })

  it('says that it is offline and writes when the server answers again', async () => {
    const { document, saver, written } = open({ fail: ['offline'] })
    document.change(set, 'b')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(saver.state()).toBe('offline')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(saver.state()).toBe('saved')
    expect(written).toEqual(['b@0'])
  })

  it('stops when the document was changed elsewhere, until the newer version is loaded', async () => {
    const { document, saver, written } = open({ fail: ['elsewhere'] })
    document.change(set, 'b')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(saver.state()).toBe('elsewhere')
    document.change(set, 'c')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(written).toEqual([])
    saver.reload('newer', 5)
    document.change(set, 'd')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(written).toEqual(['d@5'])
  })

  it('writes at once when asked to, as before leaving or generating', async () => {
    const { document, saver, written } = open()
    document.change(set, 'b')
    await saver.flush()
    expect(written).toEqual(['b@0'])
  })

  it('writes nothing when a change was undone before it was sent', async () => {
    const { document, saver, written } = open()
    document.change(set, 'b')
    document.undo()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(written).toEqual([])
    expect(saver.state()).toBe('saved')
  })
})
