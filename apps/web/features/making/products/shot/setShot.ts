import { type Shot, shotSchema } from '@toile/craft/products/shot.ts'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { sameContent } from '@toile/rules/sameContent.ts'

export const setShot = defineChange({
  id: 'setShot',
  label: 'Change of the product picture',
  says: 'Take the product picture otherwise: presented, lit, on another ground or in another form.',
  takes: shotSchema,
  apply: (now: Shot, next) => (sameContent(now, next) ? now : next),
})
