import { findFabric } from '@toile/craft/fabrics/index.ts'
import { clothOptics, type Optics } from '../raster/optics.ts'

function opticsOf(id: 'cotton' | 'leather'): Optics {
  const fabric = findFabric(id)
  if (!fabric) throw new Error(`The fabric ${id} is missing from the catalogue.`)
  return clothOptics(fabric)
}

/** What shoes and bags are made of; small hard parts, so without the slip of a wash and the bleached strip of draped cloth. */
export const leather: Optics = { ...opticsOf('leather'), substance: 'hair' }

/** What scarves and bands are made of. */
export const jersey: Optics = opticsOf('cotton')

/** Close-fitting jersey without weave or slip: it is shaded as calmly as the skin it covers. */
export const closeFitting: Optics = { ...jersey, substance: 'skin', weave: 'none', weaveStrength: 0, wrap: 0.4 }
