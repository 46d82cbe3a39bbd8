import { z } from 'zod'
import { newKey } from '../../../shell/api.ts'
import { onLeave } from '../../../shell/session/onLeave.ts'

/** What a page could not save: the document, and what it began from. */
export interface UnsavedPage<Doc> {
  revision: number
  base: Doc
  document: Doc
}

const page = newKey()
const lockOf = (key: string) => `toile page ${key}`
// Held for as long as this page lives, so that others know whose changes are still in somebody's hands.
void globalThis.navigator?.locks?.request(lockOf(page), () => new Promise(() => {})).catch(() => {})

/** The pages that still live; nothing where the browser does not tell. */
async function livingPages(): Promise<ReadonlySet<string>> {
  const locks = await globalThis.navigator?.locks?.query()
  return new Set(locks?.held?.flatMap(({ name }) => name ?? []) ?? [])
}

/** Documents of one kind that a page has not saved yet, kept on this machine, each page's apart, so that two windows never write over each other's. */
export function openUnsavedPages<Doc>(prefix: string, schema: z.ZodType<Doc>) {
  const keptSchema = z.object({ revision: z.number().int(), base: schema, document: schema })
  const nameOf = (id: string, of = page) => `${prefix}${id} ${of}`
  onLeave(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
  const read = (key: string): UnsavedPage<Doc> | null => {
    try {
      return keptSchema.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    } catch {
      return null
    }
  }
  return {
    /** What pages that are gone left unsaved of a document; it is theirs to keep who takes it. */
    async claim(id: string): Promise<UnsavedPage<Doc>[]> {
      const found = Object.keys(localStorage).filter((key) => key.startsWith(nameOf(id, '')) && key !== nameOf(id))
      if (found.length === 0) return []
      const living = await livingPages()
      const left = found.filter((key) => !living.has(lockOf(key.split(' ').at(-1) ?? '')))
      return left.flatMap((key) => {
        const kept = read(key)
        localStorage.removeItem(key)
        return kept ? [kept] : []
      })
    },
    keep(id: string, kept: UnsavedPage<Doc> | null) {
      if (!kept) return localStorage.removeItem(nameOf(id))
      try {
        localStorage.setItem(nameOf(id), JSON.stringify(kept))
      } catch {
        // A full or forbidden storage only means that a crash could lose the last two seconds.
      }
    },
  }
}
