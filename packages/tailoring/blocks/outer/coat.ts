import { defineBlock } from '../block.ts'
import { jacketKnobs } from './jacketKnobs.ts'
import { tailoredJacket } from './tailoredJacket.ts'

/** A coat with lapels that may flare, with one row of buttons or two (requirement S1.11). */
export const coat = defineBlock({
  id: 'coat',
  name: 'Coat',
  knobs: {
    ...jacketKnobs,
    ease: { ...jacketKnobs.ease, least: 0.1, usual: 0.2, most: 0.45 },
    waist: { ...jacketKnobs.waist, usual: 0.25 },
    lapelWidth: { ...jacketKnobs.lapelWidth, usual: 54 },
    buttons: { ...jacketKnobs.buttons, usual: 3 },
    corners: { name: 'Lower corners of the front', choices: ['straight', 'rounded'] },
    length: { name: 'Length from waist to floor', unit: 'share', least: 0.14, usual: 0.55, most: 0.95 },
    flare: { name: 'Flare at each side', unit: 'mm', least: 0, usual: 35, most: 220 },
  },
  draft: (body, knobs) =>
    tailoredJacket(body, {
      ...knobs,
      length: knobs.length * body.waistToFloor,
      rows: knobs.rows === 'two' ? 2 : 1,
      rounded: knobs.corners === 'rounded',
      breakAt: 0.2,
      collar: true,
    }),
})
