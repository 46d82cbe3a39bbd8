import { type OpenedPattern, patternEventSchema, patterns } from '@toile/contract/features/patterns.ts'
import type { PatternChange } from '@toile/tailoring/editing/patternChanges.ts'
import { type PatternDocument, patternSchema } from '@toile/tailoring/editing/patternDocument.ts'
import { openOnes } from '../../../shared/saving/openOnes.ts'
import { openShared, type Shared } from '../../../shared/saving/openShared.ts'
import { enter } from '../../../shared/saving/standing.ts'
import { openUnsavedPages } from '../../../shared/saving/unsavedPages.ts'
import { send } from '../../../shell/calls/api.ts'
import { events } from '../../../shell/calls/events.ts'
import { refresh } from '../../../shell/calls/useCall.ts'
import { mergePatterns } from './mergePatterns.ts'

/** A pattern open for work: it saves itself, and takes in what other windows do. */
export type OpenPattern = Shared<PatternDocument, PatternChange>

const unsaved = openUnsavedPages('toile pattern ', patternSchema)
const { open } = openOnes<OpenPattern>()

const newerOf = ({ pattern: { revision }, document }: OpenedPattern) => ({ document, revision })

function openAnswered(answer: OpenedPattern): OpenPattern {
  const { id, updatedAt } = answer.pattern
  const opened = openShared<PatternDocument, PatternChange>({
    id,
    ...newerOf(answer),
    savedAt: Date.parse(updatedAt),
    merge: mergePatterns,
    unsaved,
    read: async () => newerOf(await send(patterns.open, { id })),
    async write(document, revision, key) {
      const saved = await send(patterns.keep, { id, revision, document }, { key })
      void refresh(patterns.list)
      return { revision: saved.revision, savedAt: Date.parse(saved.updatedAt) }
    },
  })
  enter(id, opened)
  return opened
}

/** The open pattern of an answer; the same one, with its whole past, for as long as the page is there. */
export function openPattern(answer: OpenedPattern): OpenPattern {
  const known = open.get(answer.pattern.id)
  if (known) {
    if (answer.pattern.revision > known.saver.revision()) void known.hear(newerOf(answer)).catch(() => {})
    return known
  }
  const opened = openAnswered(answer)
  open.set(answer.pattern.id, opened)
  return opened
}

events.on('pattern', (content) => {
  const told = patternEventSchema.safeParse(content)
  const opened = told.success ? open.get(told.data.patternId) : undefined
  if (!told.success || !opened) return
  const { revision } = told.data
  void opened.saver
    .idle()
    .then(() => (revision > opened.saver.revision() ? opened.hear() : undefined))
    .catch(() => {})
})
