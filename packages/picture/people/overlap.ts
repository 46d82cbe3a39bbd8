import type { ContactShadow } from '../raster/contact.ts'
import type { DrawingStyle } from '../raster/stage.ts'

const photographed: ContactShadow = { dx: 1.5, dy: 4, blur: 5, strength: 0.36, contact: 0.3 }

/** What a part of a body throws on the parts and clothes under it: where hands draw a line, a photograph shows a shade. */
export const overlap = (style: DrawingStyle): ContactShadow | null => (style === 'realistic' ? photographed : null)
