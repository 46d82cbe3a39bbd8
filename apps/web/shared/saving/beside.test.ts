import { CallRefused } from '@toile/contract/answer.ts'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { openDocument } from '@toile/rules/document.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openShared } from './openShared.ts'
import { openSaver, type Unsaved } from './saver.ts'

type Doc = readonly string[]

const merge = (_: Doc, mine: Doc) => ({ merged: mine, conflicts: [], left: [] })

/** A page whose writes bring the words of its trail that have not arrived, over a line that can lose answers. */
function openPage(lost: number, claims: Unsaved<Doc>[] = []) {
  const written: [key: string, beside: unknown][] = []
  const arrived: unknown[] = []
  let kept: Unsaved<Doc> | null = null
  const shared = openShared<Doc, never>({
    id: 'a',
    document: [],
    revision: 0,
    savedAt: null,
    merge,
    unsaved: {
      async claim(_, take) {
        for (const left of claims) await take(left, new AbortController().signal)
      },
      keep: (_, left) => void (kept = left),
    },
    read: async () => ({ document: [], revision: 0 }),
    beside: ({ trail }) => ({
      now: () => trail().map(({ after }) => after.at(-1)),
      arrived: (beside) => void arrived.push(beside),
    }),
    async write(_document, revision, key, beside) {
      written.push([key, beside])
      if (written.length <= lost) throw new CallRefused('error', 'No answer')
      return { revision: revision + 1, savedAt: 0 }
    },
  })
  const has = (...words: string[]) => shared.document.exchange(words, exchanges.recovered)
  return { ...shared, has, written, arrived, kept: () => kept }
}

describe('what goes beside a write', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is the same whenever the write is sent again, whatever was done since; only what has an answer has arrived', async () => {
    const page = openPage(2)
    page.has('red')
    await page.saver.flush()
    page.has('red', 'blue')
    await vi.advanceTimersByTimeAsync(20_000)
    const [first, second, third, fourth] = page.written
    expect([second, third]).toEqual([first, first])
    expect(first?.[1]).toEqual(['red'])
    expect(fourth?.[1]).toEqual(['red', 'blue'])
    expect(page.arrived).toEqual([['red'], ['red', 'blue']])
  })

  it('is kept on this machine with the write under way, and the page that comes after sends it the same', async () => {
    const left = openPage(1)
    left.has('red')
    await left.saver.flush()
    left.saver.close()
    const kept: Unsaved<Doc> = JSON.parse(JSON.stringify(left.kept()))
    const next = openPage(0, [kept])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(next.written[0]).toEqual(left.written[0])
  })

  it('is not asked for where a document has nothing beside it', async () => {
    const sent: unknown[] = []
    const document = openDocument<Doc>([])
    const saver = openSaver<Doc>({
      document,
      revision: 0,
      async write(_, revision, _key, beside) {
        sent.push(beside)
        return revision + 1
      },
      whyFailed: async () => ({ state: 'offline', says: '', passes: true }),
      keep: () => {},
    })
    document.exchange(['red'], exchanges.recovered)
    await saver.flush()
    expect(sent).toEqual([undefined])
  })
})
