import { limits } from '@toile/rules/limits.ts'
import type { CanvasDocument } from './canvasDocument.ts'

/** What is wrong with how the layers of a painting stand together, or nothing: each stands in one place under its own id, and groups do not lie too deep in each other. */
export function faultOfLayers({
  root,
  layers,
  active,
}: Pick<CanvasDocument<string>, 'root' | 'layers' | 'active'>): string | null {
  const own = new Map(Object.entries(layers))
  if (active !== '' && !own.has(active)) return 'active'
  const placed = new Set<string>()
  let level: readonly string[] = root
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.canvas.depth) return 'depth'
    const below: string[] = []
    for (const id of level) {
      const layer = own.get(id)
      if (layer?.id !== id || placed.has(id)) return id
      placed.add(id)
      if (layer.kind === 'group') below.push(...layer.children)
    }
    level = below
  }
  return placed.size < own.size ? 'root' : null
}
