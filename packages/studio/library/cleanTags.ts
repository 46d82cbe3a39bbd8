import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'

/** Tags as they are kept: composed letters, single spaces, each once whatever its case; refuses one without a name and one that is too long (requirements S2.44, S5.09). */
export function cleanTags(written: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const text of written) {
    const tag = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
    if (!tag) throw refuse('tagNameNeeded')
    if (Array.from(tag).length > limits.library.tagLength)
      throw refuse('tagTooLong', { most: limits.library.tagLength })
    const known = tag.toLowerCase()
    if (!kept.has(known)) kept.set(known, tag)
  }
  return [...kept.values()]
}
