import type { Blend } from '../document/blends.ts'
import type { Blender } from './blender.ts'
import { colorBurn } from './colorBurn.ts'
import { colorDodge } from './colorDodge.ts'
import { darken } from './darken.ts'
import { difference } from './difference.ts'
import { exclusion } from './exclusion.ts'
import { hardLight } from './hardLight.ts'
import { lighten } from './lighten.ts'
import { multiply } from './multiply.ts'
import { normal } from './normal.ts'
import { overlay } from './overlay.ts'
import { screen } from './screen.ts'
import { softLight } from './softLight.ts'

/** How each of the twelve ways lies on what is below it (requirement S3.23). */
export const blenders: Readonly<Record<Blend, Blender>> = {
  normal,
  multiply,
  screen,
  overlay,
  darken,
  lighten,
  colorDodge,
  colorBurn,
  hardLight,
  softLight,
  difference,
  exclusion,
}
