import type { CanvasDocument } from '../../document/canvasDocument.ts'
import type { Layer, Mask, TileMap } from '../../document/layer.ts'

/** A document whose tiles are named otherwise: by number while it is open, by the hash of their PNG where it is kept. */
export function withRefs<From, To>(document: CanvasDocument<From>, rename: (ref: From) => To): CanvasDocument<To> {
  const layers = Object.entries(document.layers).map(([id, layer]) => [id, renamed(layer, rename)] as const)
  return { ...document, layers: Object.fromEntries(layers) }
}

function renamed<From, To>(layer: Layer<From>, rename: (ref: From) => To): Layer<To> {
  const { mask: given, ...rest } = layer
  const map = (tiles: TileMap<From>): TileMap<To> =>
    Object.fromEntries(Object.entries(tiles).map(([key, ref]) => [key, rename(ref)]))
  const mask: { mask?: Mask<To> } = given ? { mask: { ...given, tiles: map(given.tiles) } } : {}
  if (rest.kind === 'picture') return { ...rest, ...mask, source: map(rest.source), tiles: map(rest.tiles) }
  if (rest.kind === 'raster' || rest.kind === 'text') return { ...rest, ...mask, tiles: map(rest.tiles) }
  return { ...rest, ...mask }
}

/** Every tile that a document names, once. */
export function refsOf<Ref>(document: CanvasDocument<Ref>): Set<Ref> {
  const refs = new Set<Ref>()
  withRefs(document, (ref) => refs.add(ref))
  return refs
}
