import type { Color } from '@toile/craft/colors/color.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { BodySlot } from '@toile/craft/garments/garment.ts'

const ink: Color = { r: 52, g: 58, b: 70 }
const chalk: Color = { r: 240, g: 237, b: 230 }
const clay: Color = { r: 196, g: 128, b: 98 }

const worn = (cut: Worn['cut'], id: string, color: Color): Worn => ({
  id,
  cut,
  knobs: {},
  fabric: 'cotton',
  fill: { kind: 'solid', color },
  contrast: null,
  trim: null,
  print: null,
  hidden: false,
  seed: 5,
})
const plain = (garment: string, color: Color) => worn({ kind: 'garment', garment }, garment, color)

/** What is worn with a garment of each slot, so that nobody stands there half dressed. */
const below: Record<BodySlot, Worn[]> = {
  top: [plain('jeans', ink)],
  outer: [plain('jeans', ink), plain('tShirt', chalk)],
  bottom: [plain('tShirt', chalk)],
  whole: [],
}

/** A look that shows a traced garment as it hangs. */
export function wornLook(traced: string, slot: BodySlot): Design {
  const piece = worn({ kind: 'traced', traced }, 'traced', clay)
  return {
    version: 2,
    style: 'illustration',
    mannequin: { person: 'ines', pose: 'neutral', mirrored: false },
    shoes: { kind: 'ballet', color: chalk },
    lips: { r: 176, g: 90, b: 84 },
    ground: { r: 240, g: 239, b: 236 },
    garments: [...below[slot], piece],
    origin: null,
  }
}
