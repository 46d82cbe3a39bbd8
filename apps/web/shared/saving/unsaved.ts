import { Refusal } from '@toile/rules/refusals.ts'
import { z } from 'zod'
import { onLeave } from '../../shell/calls/onLeave.ts'

interface Kept<Doc> {
  revision: number
  document: Doc
}

/** Documents of one kind that are not saved yet, kept on this machine under a prefix of their own until they are. */
export function openUnsaved<Doc>(prefix: string, schema: z.ZodType<Doc>) {
  const keptSchema = z.object({ revision: z.number().int(), document: schema })
  onLeave(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  })
  return {
    read(id: string): Kept<Doc> | null {
      const laidAside = `${prefix}${id} newer`
      const own = localStorage.getItem(prefix + id)
      try {
        return keptSchema.parse(JSON.parse(own ?? localStorage.getItem(laidAside) ?? 'null'))
      } catch (error) {
        // What a newer studio kept is laid aside for it, so that nothing is written over it.
        if (own !== null && error instanceof Refusal) {
          localStorage.setItem(laidAside, own)
          localStorage.removeItem(prefix + id)
        }
        return null
      }
    },
    keep(id: string, kept: Kept<Doc> | null) {
      if (!kept) return localStorage.removeItem(prefix + id)
      try {
        localStorage.setItem(prefix + id, JSON.stringify(kept))
      } catch {
        // A full or forbidden storage only means that a crash could lose the last two seconds.
      }
    },
  }
}
