import type { Color } from '@toile/fashion/colors/color.ts'
import type { Piece } from '@toile/fashion/garments/piece.ts'
import type { Path } from '@toile/geometry'
import type { ClothMap } from '../cloth/clothMap.ts'
import { reliefOver } from '../cloth/relief.ts'
import { drawTufts } from '../cloth/tufts.ts'
import { weaveOver } from '../cloth/weave.ts'
import { type ContactShadow, dropShadow } from './contact.ts'
import { addDrape, type Drape } from './drape.ts'
import { fillBase } from './fillBase.ts'
import { shadeFlat } from './flat.ts'
import { formLight } from './form.ts'
import { grainTile } from './grain.ts'
import { enlarge, enlargeSmoothly, type Grid, sampleGrid } from './grid.ts'
import { shadeIllustration } from './illustration.ts'
import { inflate } from './inflate.ts'
import { shadeInk } from './ink.ts'
import { type Light, lightOver } from './light.ts'
import { type Mask, maskOf } from './mask.ts'
import { shadeRealistic } from './realistic.ts'
import type { Shade } from './shading.ts'
import { type DrawingStyle, type Region, regionOf, type Stage } from './stage.ts'

/** One shaped, lit and coloured part of a picture; all paths in heads. */
export interface PaintOrder extends Drape {
  outlines: readonly Path[]
  holes?: readonly Path[]
  /** One colour, or covered pixels of a region (red, green, blue, alpha) coloured with the light in view. */
  albedo: Color | ((region: Region, light: Light, mask: Mask) => Uint8ClampedArray)
  /** 1 full volume, less flattens. */
  fullness?: number
  /** Inflate these outlines instead of the drawn ones. */
  volume?: readonly Path[] | null
  cloth?: (region: Region) => ClothMap | null
  shadow?: ContactShadow | null
  brightness?: number
  relief?: Piece['relief']
}

const shades: Record<DrawingStyle, Shade> = {
  ink: shadeInk,
  illustration: shadeIllustration,
  realistic: shadeRealistic,
  flat: shadeFlat,
}

/** Draws one part: mask, height, folds, light, the stage's style, then onto the picture over its contact shadow. */
export function paint(stage: Stage, order: PaintOrder): void {
  const furry = order.optics.weave === 'fur' && stage.style !== 'flat'
  const margin = furry ? 10 + Math.ceil(16 * stage.pen) : 10
  const region = regionOf(stage, order.volume ? [...order.outlines, ...order.volume] : order.outlines, margin)
  const mask = maskOf(stage, region, order.outlines, order.holes)
  const { width, height } = region
  const { optics, albedo } = order
  const roundness = (order.fullness ?? 1) * optics.inflate
  const step = Math.max(2, Math.round(3 * stage.pen))
  const swollen = inflate(order.volume?.length ? maskOf(stage, region, order.volume) : mask, step)
  const cushion = enlargeSmoothly(swollen, mask)
  const handDrawn = stage.style === 'ink' || stage.style === 'illustration'
  const form = stage.style === 'realistic' ? null : formOf(swollen, 9, 9)
  const longForm = handDrawn && optics.substance === 'cloth' ? formOf(swollen, 9, 46) : form
  const heightField = new Float32Array(cushion.length)
  for (let i = 0; i < cushion.length; i++) heightField[i] = cushion[i] * roundness
  addDrape(stage, region, heightField, mask, order)
  const cloth = order.cloth ? order.cloth(region) : null
  const weft = weaveOver(stage, region, mask, optics, cloth)
  const relief = order.relief ? reliefOver(stage, region, mask, order.relief, cloth, heightField) : null
  const light = lightOver(heightField, mask, optics)
  if (relief && form) for (let i = 0; i < form.length; i++) form[i] = form[i] * 0.35 + light.diffuse[i] * 0.65

  const layer = stage.host.createCanvas(width, height)
  const drawing = layer.getContext('2d')
  const picture = drawing.createImageData(width, height)
  const rgba = picture.data
  const dyed = typeof albedo === 'function' ? albedo(region, light, mask) : null
  fillBase(rgba, typeof albedo === 'function' ? null : albedo, dyed, light, mask, optics, weft)
  shades[stage.style]({
    stage,
    region,
    mask,
    optics,
    light,
    form,
    longForm,
    cushion,
    drift: handDrawn ? slowNoise(52) : null,
    grain: grainTile(),
    weft,
    relief,
    brightness: order.brightness ?? 1,
    rgba,
  })
  drawing.putImageData(picture, 0, 0)
  if (furry) drawTufts(stage, region, drawing, picture, mask, cushion)
  if (order.shadow) dropShadow(stage, region, mask, order.shadow, optics.opacity < 1 ? 0.5 : 1)
  stage.context.drawImage(layer, region.x, region.y)

  function formOf(grid: Grid, across: number, down: number) {
    return formLight(grid, roundness, optics.wrap, across * stage.pen, down * stage.pen, mask)
  }
  function slowNoise(across: number) {
    const { wash, pen } = stage
    const at = (x: number, y: number) => wash((x + region.x) / (across * pen), (y + region.y) / (across * pen)) - 0.5
    return enlarge(sampleGrid(width, height, 8, at), width, height, mask)
  }
}
