import type { Color } from '@toile/craft/colors/color.ts'
import type { Gradient } from '@toile/craft/colors/fill.ts'
import type { Fabric } from '@toile/craft/fabrics/fabric.ts'
import type { Placement } from '@toile/craft/prints/placement.ts'
import type { RepeatPicture } from '@toile/picture/looks/clothTiles.ts'

/** What the cloth of a garment looks like. */
export interface ClothLook {
  fabric: Fabric
  /** Its colour, and the gradient over it. */
  color: Color
  gradient: Gradient | null
  /** The colour of threads that have another one. */
  thread: Color
  weave: RepeatPicture | null
  print: { picture: RepeatPicture; placement: Placement } | null
}
