import type { Retouch } from '@toile/craft/products/retouch.ts'
import { cutAlone } from '../subject.ts'
import type { StepDone, Worked } from '../worked.ts'

/** What a picture shows, without its ground. */
export const alone = (worked: Worked, { keep, drop }: Extract<Retouch, { kind: 'cutOut' }>): StepDone => ({
  worked: cutAlone(worked, keep, drop),
})
