import { shadeInkBody } from './inkBody.ts'
import { shadeInkCloth } from './inkCloth.ts'
import type { Shading } from './shading.ts'

/** Ink and flat wash: brush and marker on white paper. */
export const shadeInk = (s: Shading): void => (s.optics.substance === 'cloth' ? shadeInkCloth(s) : shadeInkBody(s))
