import { mostRetouches, retouchSchema } from '@toile/craft/products/retouch.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { sameContent } from '@toile/rules/sameContent.ts'
import { z } from 'zod'

/** A step on the list, which may be turned off without being forgotten. */
const draftStepSchema = z.object({ id: z.string(), on: z.boolean(), step: retouchSchema })
export type DraftStep = z.output<typeof draftStepSchema>

/** A picture that is being edited: its steps in order. */
export const retouchDraftSchema = z.object({ steps: z.array(draftStepSchema).max(mostRetouches) })
export type RetouchDraft = z.output<typeof retouchDraftSchema>

export const setRetouches = defineChange({
  id: 'setRetouches',
  label: 'Change of the picture',
  says: 'Change the steps of a picture: add one, turn it, turn it off, or leave it out.',
  takes: retouchDraftSchema,
  apply: (now: RetouchDraft, next) => (sameContent(now, next) ? now : next),
})
