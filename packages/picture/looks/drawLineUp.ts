import type { Color } from '@toile/craft/colors/color.ts'
import type { BackdropId } from '@toile/craft/designs/backdrops.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { openStage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { drawDressed } from './drawDressed.ts'
import { groundOf } from './grounds/index.ts'
import { handSeed } from './handSeed.ts'
import { type LayerCache, openLayerCache } from './layers.ts'
import { drawFloorShadow } from './scenery.ts'
import type { Sources } from './sources.ts'
import { type Wearer, wearerOf } from './wearer.ts'

/** Height in pixels; the width follows from the looks. Without a ground the picture is transparent. */
export interface LineUpOptions {
  height: number
  ground?: Color | null
  /** What all of them stand before; the ground alone unless told. */
  backdrop?: BackdropId | undefined
  view?: View
}

/** Space above the tallest head and below the floor, and between two looks, in heads of an adult. */
const above = 0.55
const below = 0.5
const between = 3.1

/** Draws several looks side by side on one floor line, all in one true scale, so that a child stands beside an adult as in life. */
export function drawLineUp(
  host: Host,
  designs: readonly Design[],
  sources: Sources,
  { height, ground = null, backdrop, view = 'front' }: LineUpOptions,
  cache: LayerCache = openLayerCache(),
): Surface {
  const looks = designs.flatMap((design) => {
    const wearer = wearerOf(design, view, sources)
    return wearer ? [{ design, wearer }] : []
  })
  const tall = Math.max(1, ...looks.map(({ wearer }) => heightOf(wearer)))
  const unit = Math.max(1, ...looks.map(({ wearer }) => wearer.figure.millimetresPerHead))
  const pixels = height / (tall + (above + below) * unit)
  const step = Math.round(between * unit * pixels)
  const floor = Math.round(height - below * unit * pixels)
  const sheet = openStage(host, {
    width: Math.max(1, step * looks.length + Math.round(0.5 * step)),
    height,
    scale: unit * pixels,
    origin: [0, 0],
    style: looks[0]?.design.style ?? 'illustration',
    seed: looks[0]?.wearer.person.seed ?? 1,
    hand: looks[0]?.design.hand,
  })
  const { surface, context } = sheet
  const scenery = groundOf(backdrop)
  if (ground) {
    const left = Math.round(0.75 * step)
    const right = left + Math.max(0, looks.length - 1) * step
    scenery.fill(sheet, ground, { level: floor, left, right, top: Math.round(floor - tall * pixels) })
  }
  looks.forEach(({ design, wearer }, i) => {
    const scale = pixels * wearer.figure.millimetresPerHead
    const width = Math.round(step * 1.5)
    const stage = openStage(host, {
      width,
      height,
      scale,
      style: design.style,
      seed: handSeed(wearer, design),
      hand: design.hand,
      ground: ground ? scenery.sheet(ground) : undefined,
      origin: [Math.round(width / 2), Math.round(floor - floorOf(wearer) * scale)],
    })
    drawDressed(stage, wearer, design, sources, cache)
    if (ground) drawFloorShadow(stage, wearer, ground, backdrop)
    context.drawImage(stage.surface, i * step, 0)
  })
  return surface
}

const floorOf = ({ figure, posed }: Wearer) => posed?.floor ?? figure.levels.floor
const heightOf = (wearer: Wearer) => floorOf(wearer) * wearer.figure.millimetresPerHead
