import type { ProductGroundId } from '@toile/craft/products/grounds.ts'
import { concrete } from './concrete.ts'
import type { Ground } from './productGround.ts'
import { interior } from './interior.ts'
import { linen } from './linen.ts'
import { marble } from './marble.ts'
import { ownGround } from './ownGround.ts'
import { paperSheet } from './paperSheet.ts'
import { plaster } from './plaster.ts'
import { sand } from './sand.ts'
import { street } from './street.ts'
import { sweep } from './sweep.ts'
import { terrazzo } from './terrazzo.ts'
import { water } from './water.ts'
import { wood } from './wood.ts'

/** The grounds of product pictures by their ids. */
export const grounds: Readonly<Record<ProductGroundId, Ground>> = {
  sweep,
  plaster,
  wood,
  marble,
  linen,
  terrazzo,
  paper: paperSheet,
  sand,
  concrete,
  water,
  street,
  interior,
  own: ownGround,
}
