import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'

const clay = { r: 176, g: 72, b: 47 }
const ink = { r: 31, g: 42, b: 68 }

/** Somebody in trousers and a shirt. */
export const plainDesign: Design = designSchema.parse({
  version: designVersion,
  style: 'realistic',
  mannequin: { person: 'ines', pose: 'neutral', mirrored: false },
  shoes: { kind: 'pump', color: ink },
  lips: clay,
  ground: { r: 240, g: 237, b: 231 },
  garments: [plainWorn('trousers', ink), plainWorn('shirt', clay)],
  origin: null,
})
