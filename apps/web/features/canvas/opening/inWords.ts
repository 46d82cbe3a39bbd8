import type { TFunction } from 'i18next'
import type { PaintingMade } from './openingOrders.ts'

/** A painting whose layers are called in the person's own language; they may be renamed from then on. */
export function inWords({ document, tiles }: PaintingMade, t: TFunction): PaintingMade {
  const layers = Object.entries(document.layers).map(([id, layer]) => [id, { ...layer, name: t(layer.name) }] as const)
  return { document: { ...document, layers: Object.fromEntries(layers) }, tiles }
}
