import type { CanvasDocument } from '../document/canvasDocument.ts'
import type { Layer } from '../document/layer.ts'

/** A layer that is shown, with those that are clipped to it, bottom first. */
export interface Run {
  readonly base: Layer
  readonly clipped: readonly Layer[]
}

const isShown = ({ visible, opacity }: Layer) => visible && opacity > 0

/** The layers of a list as they are laid, bottom first; what is clipped to a layer that is hidden is hidden with it, and what stands above no paint is clipped to nothing. */
export function runsOf({ layers }: CanvasDocument, ids: readonly string[]): readonly Run[] {
  const runs: { base: Layer; clipped: Layer[] }[] = []
  let base: { base: Layer; clipped: Layer[] } | undefined
  for (const id of ids) {
    const layer = layers[id]
    if (!layer) continue
    if (layer.clipping && base) {
      if (isShown(layer)) base.clipped.push(layer)
      continue
    }
    const run = { base: layer, clipped: [] }
    base = layer.kind === 'adjustment' ? undefined : run
    if (isShown(layer)) runs.push(run)
  }
  return runs
}
