import { type Take, takeSchema } from '@toile/craft/films/film.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { sameContent } from '@toile/rules/sameContent.ts'

export const setTake = defineChange({
  id: 'setTake',
  label: 'Change of the film',
  says: 'Take the film otherwise: another motion, staging, length, rate, form or ground.',
  takes: takeSchema,
  apply: (now: Take, next) => (sameContent(now, next) ? now : next),
})
