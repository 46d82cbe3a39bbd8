import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import type { PartOf } from '../../raster/stage.ts'
import type { Host, Surface } from '../../surface.ts'
import { drawDressed } from '../drawDressed.ts'
import { type LayerCache, openLayerCache } from '../layers.ts'
import { openLookStage } from '../lookStage.ts'
import { drawScenery } from '../scenery.ts'
import type { Sources } from '../sources.ts'
import { wearerOf } from '../wearer.ts'
import { type Cropped, croppedTo } from './croppedTo.ts'
import { liftLayer } from './liftLayer.ts'

/** A layer of a look: whose it is, and what it shows with the shadow that it throws. */
export interface LookLayer extends Cropped {
  of: PartOf | { kind: 'ground' }
}

/** A look in its parts. */
export interface LookApart {
  /** Laid over each other in this order they are the look; the ground is the first. */
  layers: LookLayer[]
  /** Each garment by itself, without person, shadow and what is worn over it. */
  garments: { id: string; alone: Cropped }[]
}

/** Draws a look in layers, whose picture is the look as it is drawn whole (requirement S3.14). */
export function drawLookApart(
  host: Host,
  design: Design,
  sources: Sources,
  { width, height, view = 'front' }: { width: number; height: number; view?: View },
  cache: LayerCache = openLayerCache(),
): LookApart {
  const wearer = wearerOf(design, view, sources)
  if (!wearer) return { layers: [], garments: [] }
  const rgbaOf = (surface: Surface) => surface.getContext('2d').getImageData(0, 0, width, height).data
  const bare = openLookStage(host, wearer, design, { width, height })
  drawScenery(bare, wearer, design.ground, design.backdrop)
  const ground = rgbaOf(bare.surface)
  const below = new Uint8ClampedArray(ground)
  const layers: LookLayer[] = [
    { of: { kind: 'ground' }, x: 0, y: 0, pixels: { width, height, rgba: new Uint8ClampedArray(ground) } },
  ]
  const alone = new Map<string, Surface>()
  const stage = openLookStage(host, wearer, design, { width, height })
  let open: { of: PartOf; own: Surface; figure: Uint8ClampedArray } | null = null
  const close = () => {
    if (!open) return
    const rgba = liftLayer(below, { figure: open.figure, own: rgbaOf(open.own), ground })
    layers.push({ of: open.of, ...croppedTo({ width, height, rgba }) })
  }
  stage.keep = ({ of, surface, x, y }) => {
    if (!open || nameOf(open.of) !== nameOf(of)) {
      close()
      open = { of, own: host.createCanvas(width, height), figure: below }
    }
    open.own.getContext('2d').drawImage(surface, x, y)
    open.figure = rgbaOf(stage.surface)
    if (of.kind === 'garment') {
      const whole = alone.get(of.id) ?? host.createCanvas(width, height)
      whole.getContext('2d').drawImage(surface, x, y)
      alone.set(of.id, whole)
    }
  }
  drawDressed(stage, wearer, design, sources, cache)
  close()
  const garments = [...alone].map(([id, surface]) => ({
    id,
    alone: croppedTo({ width, height, rgba: rgbaOf(surface) }),
  }))
  return { layers, garments }
}

/** Neighbouring parts of one name are one layer. */
const nameOf = (of: PartOf) => (of.kind === 'person' ? of.kind : `${of.id} ${of.turn}`)
