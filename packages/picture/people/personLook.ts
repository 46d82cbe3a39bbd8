import type { Color } from '@toile/craft/colors/color.ts'
import type { ShoeKind } from '@toile/craft/mannequins/shoes.ts'
import type { Skin } from '@toile/craft/mannequins/skins.ts'

/** What a design decides about the person who wears it. */
export interface Look {
  shoe: ShoeKind
  shoeColor: Color
  lips: Color
  /** The skin of somebody's own mannequin, where it is not one of the catalogue's. */
  skin?: Skin
  /** Whether no garment is worn, so that the base layer is all there is to see. */
  undressed?: boolean
  /** How far down trousers cover each leg, in heads, the viewer's left first; null where they do not. */
  hems?: readonly [number | null, number | null]
}
