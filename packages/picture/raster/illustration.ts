import { shadeWashBody } from './washBody.ts'
import { shadeWashCloth } from './washCloth.ts'
import type { Shading } from './shading.ts'

/** Gouache and watercolour: luminous washes in crisp glazes. */
export const shadeIllustration = (s: Shading): void =>
  s.optics.substance === 'cloth' ? shadeWashCloth(s) : shadeWashBody(s)
