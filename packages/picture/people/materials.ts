import { findFabric } from '@toile/fashion/fabrics/index.ts'
import { clothOptics, type Optics } from '../raster/optics.ts'

function opticsOf(id: 'cotton' | 'leather'): Optics {
  const fabric = findFabric(id)
  if (!fabric) throw new Error(`The fabric ${id} is missing from the catalogue.`)
  return clothOptics(fabric)
}

/** What shoes and bags are made of; small hard parts, so without the slip of a wash and the bleached strip of draped cloth. */
export const leather: Optics = { ...opticsOf('leather'), substance: 'hair' }

/** What the base layer is made of. */
export const jersey: Optics = opticsOf('cotton')
