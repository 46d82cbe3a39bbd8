import type { ContactShadow } from '../raster/contact.ts'
import { drawingHands } from '../raster/hands.ts'
import type { DrawingStyle } from '../raster/stage.ts'

/** What a part of a body throws on the parts and clothes under it: where hands draw a line, a photograph shows a shade. */
export const overlap = (style: DrawingStyle): ContactShadow | null =>
  style === 'flat' ? null : drawingHands[style].overlap
