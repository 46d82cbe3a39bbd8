import type { Color } from '@toile/craft/colors/color.ts'
import { type ProductGroundId, productGrounds } from '@toile/craft/products/grounds.ts'
import type { GroundRoom } from './productGround.ts'

const grey: Color = { r: 200, g: 200, b: 200 }

/** The colour asked for, or that of the ground itself. */
export const askedColor = ({ color }: GroundRoom, id: ProductGroundId): Color =>
  color ?? productGrounds.find((ground) => ground.id === id)?.color ?? grey
