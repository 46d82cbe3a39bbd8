import type { Color } from '@toile/fashion/colors/color.ts'
import type { Design } from '@toile/fashion/designs/design.ts'
import type { View } from '@toile/fashion/mannequins/figure.ts'
import { openStage } from '../raster/stage.ts'
import { css } from '../raster/tint.ts'
import type { Host, Surface } from '../surface.ts'
import { drawDressed } from './drawDressed.ts'
import { type LayerCache, openLayerCache } from './layers.ts'
import { drawFloorShadow } from './scenery.ts'
import type { Sources } from './sources.ts'
import { type Wearer, wearerOf } from './wearer.ts'

/** Height in pixels; the width follows from the looks. Without a ground the picture is transparent. */
export interface LineUpOptions {
  height: number
  ground?: Color | null
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
  { height, ground = null, view = 'front' }: LineUpOptions,
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
  const surface = host.createCanvas(Math.max(1, step * looks.length + Math.round(0.5 * step)), height)
  const context = surface.getContext('2d')
  if (ground) {
    context.fillStyle = css(ground)
    context.fillRect(0, 0, surface.width, height)
  }
  const floor = Math.round(height - below * unit * pixels)
  looks.forEach(({ design, wearer }, i) => {
    const scale = pixels * wearer.figure.millimetresPerHead
    const width = Math.round(step * 1.5)
    const stage = openStage(host, {
      width,
      height,
      scale,
      style: design.style,
      seed: wearer.person.seed,
      hand: design.hand,
      origin: [Math.round(width / 2), Math.round(floor - floorOf(wearer) * scale)],
    })
    drawDressed(stage, wearer, design, sources, cache)
    if (ground) {
      stage.context.globalCompositeOperation = 'destination-over'
      drawFloorShadow(stage, wearer)
    }
    context.drawImage(stage.surface, i * step, 0)
  })
  return surface
}

const floorOf = ({ figure, posed }: Wearer) => posed?.floor ?? figure.levels.floor
const heightOf = (wearer: Wearer) => floorOf(wearer) * wearer.figure.millimetresPerHead
