import { keepLatest } from '@toile/geometry'
import { type Geometry, openGeometry } from '../raster/geometry.ts'
import { layGeometry } from '../raster/buffer/layGeometry.ts'
import {
  castOver,
  isDrawn,
  type KeptPart,
  layTimes,
  openStage,
  type PartOf,
  type Region,
  type Stage,
} from '../raster/stage.ts'
import type { Surface } from '../surface.ts'
import { type Compositions, openCompositions } from './composed.ts'
import { type Models, noModels, openModels } from './models.ts'
import type { Scenery } from './scenery.ts'

/** A part of a picture drawn apart from it, with the shadow it throws on what lies below. */
interface Layer {
  surface: Surface
  shadow: Surface | null
  /** Its shape, where a geometry buffer is drawn. */
  buffer: Geometry | undefined
  /** How far it was drawn when parts of a person on it were whole. */
  steps: KeptPart['steps']
  /** Pixels from the stage's origin to the layer's corner. */
  dx: number
  dy: number
}

/** Layers kept by what they show; the oldest go first. */
interface Shelf {
  layers: Map<string, Layer>
  most: number
}

/** Bodies, heads and garments already drawn, so that eight looks of one person and single edits draw only what is new. */
export interface LayerCache {
  figures: Shelf
  garments: Shelf
  models: Models
  /** Whole figures as they are dressed, where pictures are edited. */
  composed: Compositions | null
  /** Grounds with the shadows on them, by name. */
  scenery(name: string, draw: () => Scenery): Scenery
}

/** A ground and the shadow on it are as large as their picture each. */
const mostGrounds = 4

/** Opens an empty cache of at most so many layers, of about two megabytes each; garments are worth keeping where single looks are edited. */
export const openLayerCache = ({ figures = 12, garments = 0 } = {}): LayerCache => ({
  figures: { layers: new Map(), most: figures },
  garments: { layers: new Map(), most: garments },
  models: garments ? openModels() : noModels,
  composed: garments ? openCompositions() : null,
  scenery: keepLatest<Scenery>(garments ? mostGrounds : 0),
})

/** What a layer is drawn with: the name of all it depends on, and the rectangle of the stage that holds it. */
interface LayerOrder {
  key: string
  stage: Stage
  region: Region
  of: PartOf
  draw(layer: Stage): void
}

/** Names what every layer depends on of its stage: style, scale, seed and hand, and in drawn hands the ground that is left open or stood off from. */
export const stageKey = ({ style, scale, seed, hand, ground }: Stage): string =>
  [style, scale, seed, ...Object.values(hand), ...(isDrawn(style) ? Object.values(ground) : [])].join()

/** Draws a layer once per key, on a stage of its own, and lays it with its shadow on the stage. */
export function drawLayer(shelf: Shelf, order: LayerOrder): void {
  const { key, stage } = order
  if (isLaidAtOnce(stage)) return order.draw({ ...stage, moves: { strokes: 0 } })
  const layer = shelf.layers.get(key) ?? makeLayer(order)
  shelf.layers.delete(key)
  shelf.layers.set(key, layer)
  for (const oldest of shelf.layers.keys()) {
    if (shelf.layers.size <= shelf.most) break
    shelf.layers.delete(oldest)
  }
  layLayer(stage, order.of, layer)
}

/** A photograph of what moves is never drawn again, and nothing in it is drawn under a part of itself: it needs no layers. */
const isLaidAtOnce = ({ style, moves, buffer, gather, keep }: Stage): boolean =>
  style === 'realistic' && moves !== undefined && !buffer && !gather && !keep

/** Lays a layer with its shadow on a stage, or gives it to whoever gathers them. */
function layLayer(stage: Stage, of: PartOf, layer: Layer): void {
  const { surface, shadow, steps } = layer
  const x = stage.origin[0] + layer.dx
  const y = stage.origin[1] + layer.dy
  if (stage.gather) stage.gather({ surface, shadow, x, y })
  else {
    if (shadow) stage.cast(shadow, x, y)
    stage.context.drawImage(surface, x, y)
  }
  stage.keep?.({ of, surface, shadow, x, y, steps })
  if (stage.buffer && layer.buffer) layGeometry(stage.buffer, layer.buffer, layer.surface, x, y)
}

function makeLayer({ stage, region, draw }: LayerOrder): Layer {
  const dx = region.x - stage.origin[0]
  const dy = region.y - stage.origin[1]
  const { width, height } = region
  const { host, scale, pen, style, seed, ground, hand } = stage
  const own = openStage(host, { width, height, scale, style, seed, ground, hand, origin: [-dx, -dy] })
  let shadow: Surface | null = null
  const cast: Stage['cast'] = (thrown, x, y, times) => {
    shadow ??= host.createCanvas(width, height)
    layTimes(shadow.getContext('2d'), thrown, x, y, times)
    castOver(own.context, thrown, x, y, times)
  }
  const buffer = stage.buffer && openGeometry(width, height, stage.buffer.materials)
  const steps: KeptPart['steps'][number][] = []
  const done: Stage['done'] = (part) => {
    const copy = host.createCanvas(width, height)
    copy.getContext('2d').drawImage(own.surface, 0, 0)
    steps.push({ part, surface: copy })
  }
  draw({
    ...own,
    pen,
    cast,
    buffer,
    ...(stage.keep ? { done } : {}),
    ...(stage.moves ? { moves: { strokes: 0 } } : {}),
  })
  return { surface: own.surface, shadow, buffer, steps, dx, dy }
}
