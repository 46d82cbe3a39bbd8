import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { StoredCanvas } from './storedCanvas.ts'
import { tilesNamed } from './tilesNamed.ts'

const { layers: mostLayers } = limits.canvas
const { tiles: mostTiles } = limits.paintings

/** Refuses a painting with more layers or tiles than are kept. */
export function checkCanvas(canvas: StoredCanvas): void {
  if (Object.keys(canvas.layers).length > mostLayers) throw refuse('layersFull', { most: mostLayers })
  let named = 0
  for (const _ of tilesNamed(canvas)) named += 1
  if (named > mostTiles) throw refuse('tooManyTiles')
}
