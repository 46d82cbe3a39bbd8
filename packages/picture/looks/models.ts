import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Modelled } from '../raster/modelled.ts'
import type { Stage } from '../raster/stage.ts'
import type { ClothMap } from '../raster/weave/clothPlaces.ts'
import type { Surface } from '../surface.ts'
import { type Drafts, openDrafts } from './drafts.ts'

/** A piece as it was painted, and whether something that stands out of it lies at a pixel. */
interface Painted {
  layer: Surface
  covers: ((x: number, y: number) => boolean) | null
}

/** Pieces already drafted and modelled, so that a change of colour or print shapes nothing anew. */
export interface Models extends Drafts {
  /** The model of a piece as it is drawn on a stage, made before or now. */
  modelled(piece: Piece, stage: Stage, make: () => Modelled): Modelled
  /** The cloth under a modelled piece, found before or now. */
  mapped(piece: Piece, stage: Stage, find: () => ClothMap | null): ClothMap | null
  /** The picture of a modelled piece in the colours and under the things that are named, painted before or now. */
  painted(piece: Piece, stage: Stage, name: string, make: () => Painted): Painted
}

/** Keeps nothing: for pictures that are drawn once. */
export const noModels: Models = {
  drafted: ({ draft }) => draft(),
  nameOf: () => undefined,
  modelled: (_, __, make) => make(),
  mapped: (_, __, find) => find(),
  painted: (_, __, ___, make) => make(),
}

/** A modelled pixel takes about seventy bytes, with its shadow, its cloth and its paint. */
const mostPixels = 2_500_000

/** Keeps the latest drafts, and models with the latest paint on each up to about a hundred and seventy megabytes; the oldest go first. */
export function openModels(): Models {
  const models = new Map<Piece, Kept>()
  let pixels = 0
  const forget = (piece: Piece) => {
    pixels -= sizeOf(models.get(piece)?.model)
    models.delete(piece)
  }
  return {
    ...openDrafts(forget),
    modelled(piece, stage, make) {
      const name = nameOf(stage)
      const known = models.get(piece)
      const same = known?.name === name ? known : null
      const model = same?.model ?? make()
      forget(piece)
      models.set(piece, same ?? { name, model, map: undefined, paint: null })
      pixels += sizeOf(model)
      for (const oldest of models.keys()) {
        if (pixels <= mostPixels || models.size === 1) break
        forget(oldest)
      }
      return model
    },
    mapped(piece, stage, find) {
      const known = models.get(piece)
      // While a model is made for another stage, the one before stands there still.
      const kept = known?.name === nameOf(stage) ? known : null
      const map = kept?.map === undefined ? find() : kept.map
      if (kept) kept.map = map
      return map
    },
    painted(piece, { hand, ground }, asked, make) {
      const kept = models.get(piece)
      const name = JSON.stringify([asked, hand, ground])
      if (kept?.paint?.name === name) return kept.paint.painted
      const painted = make()
      if (kept) kept.paint = { name, painted }
      return painted
    },
  }
}

interface Kept {
  name: string
  model: Modelled
  map: ClothMap | null | undefined
  paint: { name: string; painted: Painted } | null
}

const nameOf = ({ style, scale, seed, origin }: Stage) => [style, scale, seed, ...origin].join(':')

const sizeOf = (model?: Modelled) => (model ? model.region.width * model.region.height : 0)
