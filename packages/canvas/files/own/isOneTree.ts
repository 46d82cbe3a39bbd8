import type { CanvasDocument } from '../../document/canvasDocument.ts'

/** Whether every layer of a document stands in one place, under its own id, and none is named that is not there: what is painted is one tree. */
export function isOneTree({ root, layers, active }: CanvasDocument<unknown>): boolean {
  const seen = new Set<string>()
  const waiting = [...root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const layer = Object.hasOwn(layers, id) ? layers[id] : undefined
    if (!layer || layer.id !== id || seen.has(id)) return false
    seen.add(id)
    if (layer.kind === 'group') waiting.push(...layer.children)
  }
  return seen.size === Object.keys(layers).length && (active === '' || seen.has(active))
}
