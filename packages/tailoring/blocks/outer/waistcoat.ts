import { defineBlock } from '../block.ts'
import { sizeOf } from '../tops/trunkOf.ts'
import { jacketKnobs } from './jacketKnobs.ts'
import { tailoredJacket } from './tailoredJacket.ts'

/** A waistcoat: fronts with lapels or without, no sleeves (requirement S1.11). */
export const waistcoat = defineBlock({
  id: 'waistcoat',
  name: 'Waistcoat',
  knobs: {
    ease: { ...jacketKnobs.ease, least: 0.04, usual: 0.08, most: 0.2 },
    waist: { ...jacketKnobs.waist, usual: 0.8 },
    collar: { name: 'Collar', choices: ['none', 'notch'] },
    lapelWidth: { ...jacketKnobs.lapelWidth, least: 8, usual: 14, most: 60 },
    buttons: { ...jacketKnobs.buttons, least: 2, usual: 5, most: 7 },
    corners: { name: 'Lower corners of the front', choices: ['straight', 'rounded'] },
    pocket: { name: 'Pockets', choices: ['welt', 'flap', 'patch', 'none'] },
    depth: { name: 'Where the front closes, above the waist', unit: 'share', least: 0.02, usual: 0.22, most: 0.5 },
    length: { name: 'Length from waist to crotch', unit: 'share', least: 0.1, usual: 0.32, most: 1.6 },
  },
  draft: (body, knobs) =>
    tailoredJacket(body, {
      ...knobs,
      length: Math.max(40 * sizeOf(body), knobs.length * body.waistToCrotch),
      flare: 0,
      lapel: 'notch',
      rows: 1,
      rounded: knobs.corners === 'rounded',
      breakAt: knobs.depth,
      sleeve: 0,
      collar: knobs.collar === 'notch',
    }),
})
