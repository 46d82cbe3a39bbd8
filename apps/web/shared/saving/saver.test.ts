import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { openDocument } from '@toile/rules/document.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openSaver, type WriteFailure } from './saver.ts'

const set = defineChange({
  id: 'set',
  label: 'Write',
  says: 'Write other words.',
  takes: z.string(),
  apply: (_: string, next) => next,
})

type Fault = 'offline' | 'elsewhere' | 'refused' | 'passing'
const failures: Record<Fault, WriteFailure> = {
  offline: { state: 'offline', says: '', passes: true },
  elsewhere: { state: 'elsewhere', says: '', passes: false },
  refused: { state: 'refused', says: 'Too many garments', passes: false },
  passing: { state: 'refused', says: 'Something broke', passes: true },
}
class Failed extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

function open({ fail = [] as (Fault | null)[], slow = 0 } = {}) {
  const document = openDocument<string, typeof set>('a')
  const written: string[] = []
  const kept: (string | null)[] = []
  const sent: unknown[] = []
  const keys: string[] = []
  const faults = [...fail]
  const saver = openSaver({
    document,
    revision: 0,
    async write(text, revision, key) {
      keys.push(key)
      if (slow) await new Promise((done) => setTimeout(done, slow))
      const fault = faults.shift()
      if (fault) throw new Failed(fault)
      written.push(`${text}@${revision}`)
      return revision + 1
    },
    whyFailed: async (error) => failures[error instanceof Failed ? error.fault : 'refused'],
    keep(unsaved) {
      kept.push(unsaved?.document ?? null)
      sent.push(unsaved?.sent)
    },
  })
  return { document, saver, written, kept, sent, keys }
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

  it('says why it was refused and waits for another change or another try, unless it may pass by itself', async () => {
    const { document, saver, written } = open({ fail: ['refused', 'passing'] })
    document.change(set, 'b')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([saver.state(), saver.says()]).toEqual(['refused', 'Too many garments'])
    document.change(set, 'c')
    expect([saver.state(), saver.says()]).toEqual(['saving', ''])
    await vi.advanceTimersByTimeAsync(1_000)
    expect([saver.state(), saver.says()]).toEqual(['refused', 'Something broke'])
    await vi.advanceTimersByTimeAsync(5_000)
    expect([saver.state(), saver.says()]).toEqual(['saved', ''])
    expect(written).toEqual(['c@0'])
  })

  it('takes a newer version as it came, where nothing was changed here', () => {
    const document = openDocument({ text: 'a' })
    const saver = openSaver({
      document,
      revision: 0,
      write: async () => 1,
      whyFailed: async () => failures.offline,
      keep: () => {},
    })
    const theirs = { text: 'b' }
    saver.carry(theirs, 1, () => ({ text: 'b' }))
    expect(document.get()).toBe(theirs)
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

  it('merges a newer version into what is unsaved and writes both, also when it had stopped', async () => {
    const { document, saver, written } = open({ fail: ['elsewhere'] })
    document.change(set, 'a mine')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(saver.state()).toBe('elsewhere')
    expect(saver.base()).toBe('a')
    saver.carry('a theirs', 7, (here) => `${here} theirs`)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(written).toEqual(['a mine theirs@7'])
    expect(saver.state()).toBe('saved')
  })

  it('writes nothing when the newer version already says what is here', async () => {
    const { document, saver, written, kept } = open()
    document.change(set, 'b')
    saver.carry('b', 3, () => 'b')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(written).toEqual([])
    expect([saver.state(), saver.revision(), kept.at(-1)]).toEqual(['saved', 3, null])
  })

  it('undo takes back only what was done here, never what another window did', async () => {
    const count = defineChange({
      id: 'count',
      label: 'Count',
      says: 'Count on.',
      takes: z.number(),
      apply: (now: { mine: number; theirs: number }, mine) => ({ ...now, mine }),
    })
    const document = openDocument<{ mine: number; theirs: number }, typeof count>({ mine: 0, theirs: 0 })
    document.change(count, 1)
    document.change(count, 2)
    document.undo()
    document.replace({ mine: 1, theirs: 9 }, (here) => ({ ...here, theirs: 9 }))
    document.redo()
    expect(document.get()).toEqual({ mine: 2, theirs: 9 })
    document.undo()
    document.undo()
    expect(document.get()).toEqual({ mine: 0, theirs: 9 })
  })

  it('[S3.08] keeps what is under way with its key, sends it again as it was when no answer came, and what is newer after it', async () => {
    const { document, saver, written, kept, sent, keys } = open({ fail: ['offline'] })
    document.change(set, 'b')
    await saver.flush()
    expect(sent.at(-1)).toMatchObject({ document: 'b', revision: 0, key: keys[0] })
    document.undo()
    expect([saver.isClean(), kept.at(-1)]).toEqual([false, 'a'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(written).toEqual(['b@0', 'a@1'])
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
    expect([saver.isClean(), kept.at(-1)]).toEqual([true, null])
  })

  it('[S3.08] what was answered with a refusal is not sent again: the next write is what stands here then', async () => {
    const { document, saver, written } = open({ fail: ['refused'] })
    document.change(set, 'b')
    await saver.flush()
    document.change(set, 'c')
    await saver.flush()
    expect(written).toEqual(['c@0'])
  })

  it('[S4.05] keeps nothing more on this machine once it is closed, whatever comes back of what was under way', async () => {
    const { document, saver, kept } = open({ slow: 1_000, fail: ['offline'] })
    document.change(set, 'b')
    void saver.flush()
    saver.close()
    const before = kept.length
    await vi.advanceTimersByTimeAsync(5_000)
    expect(kept).toHaveLength(before)
  })

  it('[S4.04] a version taken as a step is saved already, and undo brings back what stood before', async () => {
    const { document, saver, written } = open()
    saver.reload('cleared', 4, { ...set, label: 'Clear the boards' })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(written).toEqual([])
    expect(document.steps().undo).toBe('Clear the boards')
    document.undo()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(written).toEqual(['a@4'])
  })
})
