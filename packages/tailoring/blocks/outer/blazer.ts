import { defineBlock } from '../block.ts'
import { sizeOf } from '../tops/trunkOf.ts'
import { jacketKnobs } from './jacketKnobs.ts'
import { tailoredJacket } from './tailoredJacket.ts'

/** A blazer with lapels, one row of buttons or two, and sleeves of two pieces (requirement S1.11). */
export const blazer = defineBlock({
  id: 'blazer',
  name: 'Blazer',
  knobs: {
    ...jacketKnobs,
    length: { name: 'Length from waist to crotch', unit: 'share', least: 0.1, usual: 0.76, most: 1.6 },
  },
  draft: (body, knobs) =>
    tailoredJacket(body, {
      ...knobs,
      length: Math.max(40 * sizeOf(body), knobs.length * body.waistToCrotch),
      flare: 0,
      rows: knobs.rows === 'two' ? 2 : 1,
      rounded: knobs.corners === 'rounded',
      breakAt: knobs.rows === 'two' ? 0.06 : 0.12,
      collar: true,
    }),
})
