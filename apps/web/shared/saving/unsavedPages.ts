import { Refusal, refuse } from '@toile/rules/refusals.ts'
import { z } from 'zod'
import { newKey } from '../../shell/calls/api.ts'
import { onLeave } from '../../shell/calls/onLeave.ts'
import type { Unsaved } from './saver.ts'

const page = newKey()
const { locks } = globalThis.navigator ?? {}
const lockOf = (of: string) => `toile page ${of}`
// Held for as long as this page lives, so that others know whose changes are still in somebody's hands.
void locks?.request(lockOf(page), () => new Promise(() => {})).catch(() => {})

const pageOf = (key: string) => key.split(' ').at(-1) ?? ''

/** Takes over what a page that is gone left; the signal says that the session ended. */
type Take<Doc> = (left: Unsaved<Doc>, ended: AbortSignal) => unknown

/** Documents of one kind that a page has not saved yet, kept on this machine, each page's apart, so that two windows never write over each other's. */
export function openUnsavedPages<Doc>(prefix: string, schema: z.ZodType<Doc>) {
  const revision = z.number().int()
  const beside = z.unknown().optional()
  const sent = z.object({ document: schema, revision, key: z.string(), beside }).nullable().default(null)
  const keptSchema = z.object({ revision, base: schema, document: schema, sent })
  const nameOf = (id: string, of = page) => `${prefix}${id} ${of}`
  const waitedFor = new Set<string>()
  let session = new AbortController()
  onLeave(() => {
    session.abort()
    session = new AbortController()
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
  const read = (key: string): Unsaved<Doc> | 'newer' | null => {
    try {
      return keptSchema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    } catch (error) {
      return error instanceof Refusal ? 'newer' : null
    }
  }
  const keepAs = (name: string, kept: Unsaved<Doc> | null) => {
    if (!kept) return localStorage.removeItem(name)
    try {
      localStorage.setItem(name, JSON.stringify(kept))
    } catch {
      // A full or forbidden storage only means that a crash could lose the last two seconds.
    }
  }
  /** What stands under a name becomes this page's, under a name of its own. */
  const own = (key: string) => {
    const kept = read(key)
    // It stays where it is, for the studio that wrote it.
    if (kept === 'newer') return kept
    localStorage.removeItem(key)
    const name = `${key} ${page}`
    if (kept) keepAs(name, kept)
    return kept && { kept, name }
  }

  async function takeOver(key: string, take: Take<Doc>, options: LockOptions) {
    const ended = session.signal
    const owned = locks
      ? await locks.request(lockOf(pageOf(key)), options, (lock) => (lock ? own(key) : 'lives'))
      : own(key)
    if (owned === 'lives') return false
    if (owned === 'newer') throw refuse('documentNewer')
    if (owned && !ended.aborted) {
      await take(owned.kept, ended)
      localStorage.removeItem(owned.name)
    }
    return true
  }

  return {
    /** Takes over what pages that are gone left unsaved of a document, and later what those leave that still live; it stays kept until it is taken in. */
    async claim(id: string, take: Take<Doc>): Promise<void> {
      const found = Object.keys(localStorage).filter((key) => key.startsWith(nameOf(id, '')) && pageOf(key) !== page)
      for (const key of found) {
        if (waitedFor.has(key) || (await takeOver(key, take, { ifAvailable: true }))) continue
        waitedFor.add(key)
        void takeOver(key, take, {})
          .catch(() => {})
          .finally(() => waitedFor.delete(key))
      }
    },
    keep: (id: string, kept: Unsaved<Doc> | null) => keepAs(nameOf(id), kept),
  }
}
