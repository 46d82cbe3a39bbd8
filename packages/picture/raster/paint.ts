import type { Color } from '@toile/craft/colors/color.ts'
import type { Surface } from '../surface.ts'
import { layPart } from './buffer/layPart.ts'
import { showWeave } from './buffer/showWeave.ts'
import { type ContactShadow, dropShadow } from './contact.ts'
import { fillBase } from './fillBase.ts'
import { shadeFlat } from './shadeFlat.ts'
import { grainTile } from './grain.ts'
import { drawingHands } from './hands.ts'
import type { LaidOver } from './laidOver.ts'
import type { Light } from './light.ts'
import { liftedBy } from './liftedBy.ts'
import type { Mask } from './mask.ts'
import type { Weft } from './weave/weave.ts'
import { isFurry, type Modelled, modelled, type Shape } from './modelled.ts'
import type { Shade } from './shading.ts'
import type { DrawingStyle, Region, Stage } from './stage.ts'
import { drawTufts } from './weave/drawTufts.ts'

/** One shaped, lit and coloured part of a picture; all paths in heads. */
export interface PaintOrder extends Shape {
  /** One colour, or covered pixels of a region (red, green, blue, alpha) coloured with the light in view. */
  albedo: Color | ((region: Region, light: Light, mask: Mask, weft: Weft | null) => Uint8ClampedArray)
  /** What its colour was laid with, once it is coloured. */
  laid?: (() => LaidOver | null) | undefined
  shadow?: ContactShadow | null
  brightness?: number
  /** Gives the model that was made of this shape before, or makes it. */
  recall?: (make: () => Modelled) => Modelled
  /** Gives the picture of this shape in this colour that was painted before, or paints it; never asked where a geometry buffer is drawn. */
  repaint?: ((make: () => Surface) => Surface) | undefined
}

/** The shades of every hand, and of the technical flat. */
const shadeOf = (style: DrawingStyle): Shade => (style === 'flat' ? shadeFlat : drawingHands[style].shade)

/** Draws one part: its shape modelled, then coloured in the stage's style, then onto the picture over its contact shadow. */
export function paint(stage: Stage, order: PaintOrder): void {
  if (stage.recorder) return stage.recorder.cover(order.outlines)
  const { optics, recall = (make) => make(), repaint = (make) => make() } = order
  const model = recall(() => modelled(stage, order))
  const { region, mask } = model
  const layer = stage.buffer ? colored(stage, order, model) : repaint(() => colored(stage, order, model))
  if (!stage.buffer && order.shadow) dropShadow(stage, region, mask, order.shadow, optics.opacity < 1 ? 0.5 : 1)
  stage.context.drawImage(layer, region.x, region.y)
  if (optics.substance === 'cloth' && optics.opacity === 1 && !isFurry(stage, order)) runOver(stage, layer, region)
}

/** What a part is coloured on, kept as long as its mask: fresh memory costs more than the colour. */
const sheets = new WeakMap<Mask, ImageData>()

/** An empty sheet as large as a mask. */
function sheetOf(mask: Mask, make: () => ImageData): ImageData {
  const known = sheets.get(mask)
  known?.data.fill(0)
  const sheet = known ?? make()
  sheets.set(mask, sheet)
  return sheet
}

/** The picture of a modelled part in its colour and light. */
function colored(stage: Stage, order: PaintOrder, model: Modelled): Surface {
  const { optics, albedo } = order
  const { region, mask, light, cushion, weft } = model
  const layer = stage.host.createCanvas(region.width, region.height)
  const drawing = layer.getContext('2d')
  const picture = sheetOf(mask, () => drawing.createImageData(region.width, region.height))
  const rgba = picture.data
  const dyed = typeof albedo === 'function' ? albedo(region, light, mask, weft) : null
  fillBase(rgba, typeof albedo === 'function' ? null : albedo, dyed, light, mask, optics, weft)
  if (stage.buffer) showWeave(rgba, mask, weft)
  else
    shadeOf(stage.style)({
      stage,
      optics,
      ...model,
      grain: grainTile(stage.hand.texture),
      brightness: order.brightness ?? 1,
      laid: order.laid?.() ?? null,
      rgba,
    })
  drawing.putImageData(picture, 0, 0)
  if (isFurry(stage, order)) drawTufts(stage, region, drawing, picture, mask, cushion)
  if (stage.buffer && model.rise)
    layPart(stage.buffer, {
      region,
      ...liftedBy({ rise: model.rise, light }, order.laid?.()?.lift ?? null, mask),
      rgba,
      optics,
      thick: optics.handle.thick * stage.pen,
    })
  return layer
}

/** Lays colour once more beside its shape, under all that is drawn. */
function runOver({ context, pen, style }: Stage, layer: Surface, { x, y }: Region): void {
  const slip = style === 'flat' ? undefined : drawingHands[style].slip
  if (!slip) return
  context.save()
  context.globalCompositeOperation = 'destination-over'
  context.globalAlpha = slip.strength
  context.drawImage(layer, x + Math.round(slip.dx * pen), y + Math.round(slip.dy * pen))
  context.restore()
}
