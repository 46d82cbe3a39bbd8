import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Modelled } from '../raster/modelled.ts'
import type { Stage } from '../raster/stage.ts'

/** Pieces already drafted and modelled, so that a change of colour or print shapes nothing anew. */
export interface Models {
  /** The pieces drafted under a name before, or drafted now. */
  drafted(name: string, draft: () => readonly Piece[]): readonly Piece[]
  /** The model of a piece as it is drawn on a stage, made before or now. */
  modelled(piece: Piece, stage: Stage, make: () => Modelled): Modelled
}

/** Keeps nothing: for pictures that are drawn once. */
export const noModels: Models = { drafted: (_, draft) => draft(), modelled: (_, __, make) => make() }

const mostDrafts = 24
/** A modelled pixel takes about forty bytes. */
const mostPixels = 2_500_000

/** Keeps the latest drafts, and models up to about a hundred megabytes; the oldest go first. */
export function openModels(): Models {
  const drafts = new Map<string, readonly Piece[]>()
  const models = new Map<Piece, { name: string; model: Modelled }>()
  let pixels = 0
  const forget = (piece: Piece) => {
    pixels -= sizeOf(models.get(piece)?.model)
    models.delete(piece)
  }
  return {
    drafted(name, draft) {
      const pieces = drafts.get(name) ?? draft()
      drafts.delete(name)
      drafts.set(name, pieces)
      for (const [oldest, gone] of drafts) {
        if (drafts.size <= mostDrafts) break
        drafts.delete(oldest)
        gone.forEach(forget)
      }
      return pieces
    },
    modelled(piece, { style, scale, seed, origin }, make) {
      const name = [style, scale, seed, ...origin].join(':')
      const known = models.get(piece)
      const model = known?.name === name ? known.model : make()
      forget(piece)
      models.set(piece, { name, model })
      pixels += sizeOf(model)
      for (const oldest of models.keys()) {
        if (pixels <= mostPixels || models.size === 1) break
        forget(oldest)
      }
      return model
    },
  }
}

const sizeOf = (model?: Modelled) => (model ? model.region.width * model.region.height : 0)
