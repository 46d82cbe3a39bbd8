import type { CanvasDocument } from './canvasDocument.ts'

/** What is wrong with how the layers of a painting stand together, or nothing: each stands in one place under its own id, and the active one is among them. */
export function faultOfLayers({
  root,
  layers,
  active,
}: Pick<CanvasDocument<string>, 'root' | 'layers' | 'active'>): string | null {
  const own = new Map(Object.entries(layers))
  if (active !== '' && !own.has(active)) return 'active'
  const placed = new Set<string>()
  const waiting = [...root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const layer = own.get(id)
    if (layer?.id !== id || placed.has(id)) return id
    placed.add(id)
    if (layer.kind === 'group') waiting.push(...layer.children)
  }
  return placed.size < own.size ? 'root' : null
}
