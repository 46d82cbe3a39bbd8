import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallRefused } from '@toile/contract/answer.ts'
import { exchanges } from '@toile/rules/changing/exchanges.ts'
import { toasts } from '../../shell/toasts/toasts.ts'
import { openShared } from './openShared.ts'
import type { Unsaved } from './saver.ts'

type Doc = readonly string[]

/** Lists of words as a document: what one side added stands, what one side took away goes. */
const mergeWords = (base: Doc, mine: Doc, theirs: Doc) => {
  const all = [...new Set([...theirs, ...mine])]
  const stays = (word: string) => (base.includes(word) ? mine.includes(word) && theirs.includes(word) : true)
  return { merged: all.filter(stays), conflicts: [], left: [] }
}

/** A server that remembers its keys, and a line that can lose what it answers or what it is sent. */
function openLine() {
  let present: { document: Doc; revision: number } = { document: [], revision: 0 }
  const keys = new Map<string, number>()
  const line = { answers: true, arrives: true, written: [] as string[] }
  const arrive = (document: Doc, revision: number, key: string) => {
    const known = keys.get(key)
    if (known !== undefined) return known
    if (revision !== present.revision) throw new CallRefused('warning', 'Changed elsewhere', { errCode: 1 })
    present = { document, revision: revision + 1 }
    line.written.push(document.join('+'))
    keys.set(key, present.revision)
    return present.revision
  }
  return {
    line,
    present: () => present,
    async write(document: Doc, revision: number, key: string) {
      if (!line.arrives) throw new CallRefused('error', 'No answer')
      const made = arrive(document, revision, key)
      if (!line.answers) throw new CallRefused('error', 'No answer')
      return { revision: made, savedAt: 0 }
    },
  }
}

/** A page that has the document open; what it keeps can be read when it is gone. */
function openPage(server: ReturnType<typeof openLine>, claims: Unsaved<Doc>[] = []) {
  let kept: Unsaved<Doc> | null = null
  const shared = openShared<Doc, never>({
    id: 'a',
    ...server.present(),
    savedAt: null,
    merge: mergeWords,
    unsaved: {
      async claim(_, take) {
        for (const left of claims) await take(left, new AbortController().signal)
      },
      keep: (_, left) => void (kept = left),
    },
    read: async () => server.present(),
    write: server.write,
  })
  const has = (words: Doc) => shared.document.exchange(words, exchanges.recovered)
  return { ...shared, has, kept: () => kept }
}

/** A page that is left after it wrote one word, or has taken it back since. */
async function leave(server: ReturnType<typeof openLine>, since?: Doc) {
  const left = openPage(server)
  left.has(['red'])
  await left.saver.flush()
  if (since) left.has(since)
  left.saver.close()
  return left
}

/** Another window takes in the word and writes one of its own. */
async function writeElsewhere(server: ReturnType<typeof openLine>) {
  const other = openPage(server)
  other.has(['red', 'blue'])
  await other.saver.flush()
}

/** The page that is opened after one that was left, with what that one kept. */
function openNext(server: ReturnType<typeof openLine>, left: ReturnType<typeof openPage>) {
  const kept = left.kept()
  return openPage(server, kept ? [kept] : [])
}

describe('a change taken back while the one before it is under way', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('[S3.08] is taken back for good when the page is left in between and the write had arrived', async () => {
    const server = openLine()
    server.line.answers = false
    const left = await leave(server, [])
    expect(server.present().document).toEqual(['red'])
    server.line.answers = true
    const next = openNext(server, left)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(next.document.get()).toEqual([])
    expect(server.present().document).toEqual([])
  })

  it('[S3.08] is taken back for good though another window wrote over it meanwhile', async () => {
    const server = openLine()
    server.line.answers = false
    const left = await leave(server, [])
    server.line.answers = true
    await writeElsewhere(server)
    const next = openNext(server, left)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(next.document.get()).toEqual(['blue'])
    expect(server.present().document).toEqual(['blue'])
  })

  it('[S3.08] is taken back for good in a page that stays, whose answer was lost', async () => {
    const server = openLine()
    server.line.answers = false
    const page = openPage(server)
    page.has(['red'])
    await page.saver.flush()
    page.has([])
    await page.hear()
    server.line.answers = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect([page.document.get(), server.present().document, page.saver.state()]).toEqual([[], [], 'saved'])
    expect(server.line.written).toEqual(['red', ''])
  })

  it('[S3.08] what never arrived is sent once, and what another window did stays', async () => {
    const server = openLine()
    server.line.arrives = false
    const left = await leave(server)
    server.line.arrives = true
    const other = openPage(server)
    other.has(['blue'])
    await other.saver.flush()
    const next = openNext(server, left)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([...next.document.get()].sort()).toEqual(['blue', 'red'])
    expect(server.line.written).toHaveLength(2)
  })

  it('[S3.08] waits for the line before it measures what was left, where another window wrote since', async () => {
    const server = openLine()
    server.line.answers = false
    const left = await leave(server, [])
    server.line.answers = true
    await writeElsewhere(server)
    server.line.answers = false
    const next = openNext(server, left)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(next.document.get()).toEqual(['red', 'blue'])
    server.line.answers = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect([next.document.get(), server.present().document]).toEqual([['blue'], ['blue']])
  })

  it('[S3.08] is seen at once in the next page, though the line is still down', async () => {
    const server = openLine()
    server.line.arrives = false
    const left = await leave(server)
    const next = openNext(server, left)
    await vi.advanceTimersByTimeAsync(10_000)
    expect([next.document.get(), next.saver.state()]).toEqual([['red'], 'offline'])
    server.line.arrives = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect([server.present().document, next.saver.state()]).toEqual([['red'], 'saved'])
    expect(server.line.written).toEqual(['red'])
  })

  it('[S3.08] takes in what another window wrote while a write of its own had no answer', async () => {
    const server = openLine()
    server.line.answers = false
    const page = openPage(server)
    page.has(['red'])
    await page.saver.flush()
    server.line.answers = true
    await writeElsewhere(server)
    server.line.answers = false
    await page.hear()
    expect(page.document.get()).toEqual(['red'])
    server.line.answers = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect([page.document.get(), page.saver.state()]).toEqual([['red', 'blue'], 'saved'])
  })
})

describe('what this window did itself past its saver', () => {
  it('[S4.01] is taken in without a word, also when news of it come before its answer; another window is told of', async () => {
    const said = vi.spyOn(toasts, 'done').mockReturnValue()
    const server = openLine()
    const page = openPage(server)
    const news: Promise<void>[] = []
    await page.alone(async () => {
      await writeElsewhere(server)
      news.push(page.hear())
      await page.takeOwn(server.present())
    })
    await Promise.all(news)
    expect(page.document.get()).toEqual(['red', 'blue'])
    expect(said).not.toHaveBeenCalled()

    const other = openPage(server)
    other.has(['red'])
    await other.saver.flush()
    await page.hear()
    expect(page.document.get()).toEqual(['red'])
    expect(said).toHaveBeenCalledOnce()
  })
})
