import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'

const red = { r: 170, g: 51, b: 17 }

/** A look that wears these garments, each by its type and the id it has in the look. */
export const wornLook = (garments: Readonly<Record<string, string>>): Design =>
  designSchema.parse({
    version: designVersion,
    style: 'ink',
    mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
    shoes: { kind: 'loafer', color: red },
    lips: red,
    ground: red,
    garments: Object.entries(garments).map(([id, type]) => plainWorn(type, red, { id })),
    origin: null,
  })
