import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Unsaved } from './saver.ts'

const left = (document: string): Unsaved<string> => ({ document, base: 'a', revision: 3, sent: null })
const soon = () => new Promise((done) => setTimeout(done, 20))

/** A window of its own on the one storage of this machine. */
async function openPage() {
  vi.resetModules()
  const { openUnsavedPages } = await import('./unsavedPages.ts')
  return openUnsavedPages('toile word ', z.string())
}

/** A storage that lists what it holds, as a browser's does. */
class Storage {
  [name: string]: unknown
  getItem = (name: string) => (Object.hasOwn(this, name) ? this[name] : null)
  setItem = (name: string, text: string) => void (this[name] = text)
  removeItem = (name: string) => void delete this[name]
}

const names = () => Object.keys(localStorage).filter((name) => name.startsWith('toile word '))

describe('what pages leave unsaved', () => {
  beforeEach(() => {
    const storage = new Storage()
    for (const name of Object.keys(storage)) Object.defineProperty(storage, name, { enumerable: false })
    vi.stubGlobal('localStorage', storage)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('[S3.08] is taken over from a page that is gone, once, and stays kept until it is taken in', async () => {
    localStorage.setItem('toile word x gone', JSON.stringify(left('b')))
    const page = await openPage()
    const taken: string[] = []
    const hold = Promise.withResolvers<void>()
    const claim = page.claim('x', async ({ document }) => {
      taken.push(document)
      await hold.promise
    })
    await soon()
    expect([taken, names().length]).toEqual([['b'], 1])
    await page.claim('x', ({ document }) => taken.push(document))
    expect(taken).toEqual(['b'])
    hold.resolve()
    await claim
    expect(names()).toEqual([])
  })

  it('[S3.08] a page that goes before it has taken it in leaves it to the next', async () => {
    localStorage.setItem('toile word x gone alsoGone', JSON.stringify(left('b')))
    const page = await openPage()
    const taken: string[] = []
    await page.claim('x', ({ document }) => taken.push(document))
    expect([taken, names()]).toEqual([['b'], []])
  })

  it('[S3.08] stays with a page that lives, and is taken over the moment it goes', async () => {
    const { locks } = globalThis.navigator
    const living = Promise.withResolvers<void>()
    void locks.request('toile page living', () => living.promise)
    localStorage.setItem('toile word x living', JSON.stringify(left('b')))
    const page = await openPage()
    const taken: string[] = []
    await page.claim('x', ({ document }) => taken.push(document))
    await page.claim('x', ({ document }) => taken.push(document))
    expect([taken, names().length]).toEqual([[], 1])
    living.resolve()
    await soon()
    expect([taken, names()]).toEqual([['b'], []])
  })

  it('[S3.08] what a newer studio kept is told of, and stays for it', async () => {
    vi.resetModules()
    const { openUnsavedPages } = await import('./unsavedPages.ts')
    const { defineDocument } = await import('@toile/rules/migrating/defineDocument.ts')
    const form = z.object({ version: z.literal(1), word: z.string() })
    const page = openUnsavedPages('toile word ', defineDocument({ id: 'word', present: form, migrations: [] }).reads)
    const document = { version: 2, words: ['b'] }
    localStorage.setItem('toile word x gone', JSON.stringify({ document, base: document, revision: 3, sent: null }))
    const taken: unknown[] = []
    await expect(page.claim('x', (one) => taken.push(one))).rejects.toThrow('newer Toile')
    expect([taken, names()]).toEqual([[], ['toile word x gone']])
  })

  it('[S3.08] what an older version of the studio kept is read too', async () => {
    localStorage.setItem('toile word x gone', JSON.stringify({ document: 'b', base: 'a', revision: 3 }))
    const page = await openPage()
    const taken: Unsaved<string>[] = []
    await page.claim('x', (one) => taken.push(one))
    expect(taken).toEqual([left('b')])
  })
})
