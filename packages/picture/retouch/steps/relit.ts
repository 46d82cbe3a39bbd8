import type { Retouch } from '@toile/craft/products/retouch.ts'
import { litAnew } from '../litWorked.ts'
import type { StepDone, Worked } from '../worked.ts'

/** A picture in another light, by the form that is estimated of what it shows. */
export const relit = (worked: Worked, { light, without }: Extract<Retouch, { kind: 'light' }>): StepDone => ({
  worked: litAnew(worked, light, without),
})
