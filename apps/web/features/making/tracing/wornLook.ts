import { designVersion } from '@toile/craft/designs/designVersion.ts'
import type { Color } from '@toile/craft/colors/color.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import type { BodySlot } from '@toile/craft/garments/garment.ts'

const ink: Color = { r: 52, g: 58, b: 70 }
const chalk: Color = { r: 240, g: 237, b: 230 }
const clay: Color = { r: 196, g: 128, b: 98 }

/** What is worn with a garment of each slot, so that nobody stands there half dressed. */
const below: Record<BodySlot, Worn[]> = {
  top: [plainWorn('jeans', ink)],
  outer: [plainWorn('jeans', ink), plainWorn('tShirt', chalk)],
  bottom: [plainWorn('tShirt', chalk)],
  whole: [],
}

/** A look that shows a traced garment as it hangs. */
export function wornLook(traced: string, slot: BodySlot): Design {
  const piece = plainWorn('traced', clay, { cut: { kind: 'traced', traced } })
  return {
    version: designVersion,
    style: 'illustration',
    mannequin: { person: 'ines', pose: 'neutral', mirrored: false },
    shoes: { kind: 'ballet', color: chalk },
    lips: { r: 176, g: 90, b: 84 },
    ground: { r: 240, g: 239, b: 236 },
    garments: [...below[slot], piece],
    origin: null,
  }
}
