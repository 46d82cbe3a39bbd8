import type { Color } from '@toile/fashion/colors/color.ts'
import type { Fold, Piece } from '@toile/fashion/garments/piece.ts'
import type { Path } from '@toile/geometry'
import type { ClothMap } from '../cloth/clothMap.ts'
import { weaveOver } from '../cloth/weave.ts'
import { reliefOver } from '../cloth/relief.ts'
import { blur } from './blur.ts'
import { type ContactShadow, dropShadow } from './contact.ts'
import { shadeFlat } from './flat.ts'
import { addFolds } from './folds.ts'
import { formLight } from './form.ts'
import { grainTile } from './grain.ts'
import { enlarge, type Grid, sampleGrid } from './grid.ts'
import { shadeIllustration } from './illustration.ts'
import { inflate } from './inflate.ts'
import { shadeInk } from './ink.ts'
import { type Light, lightOver } from './light.ts'
import { fillShape, type Mask, maskOf } from './mask.ts'
import type { Optics } from './optics.ts'
import { shadeRealistic } from './realistic.ts'
import type { Shade } from './shading.ts'
import { type DrawingStyle, type Region, regionOf, type Stage } from './stage.ts'
import { mapSurface } from './surfaceMap.ts'
import { css, paperWhite } from './tint.ts'

/** One shaped, lit and coloured part of a picture; all paths in heads. */
export interface PaintOrder {
  outlines: readonly Path[]
  holes?: readonly Path[]
  optics: Optics
  /** One colour, or covered pixels of a region (red, green, blue, alpha) coloured with the light in view. */
  albedo: Color | ((region: Region, light: Light, mask: Mask) => Uint8ClampedArray)
  folds?: readonly Fold[]
  /** 1 full volume, less flattens. */
  fullness?: number
  /** Inflate these outlines instead of the drawn ones. */
  volume?: readonly Path[] | null
  surface?: Piece['surface']
  cloth?: (region: Region) => ClothMap | null
  shadow?: ContactShadow | null
  brightness?: number
  /** Share of the cloth's small unevenness; 0 for stiff parts. */
  wobble?: number
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
  const region = regionOf(stage, order.volume ? [...order.outlines, ...order.volume] : order.outlines, 10)
  const mask = maskOf(stage, region, order.outlines, order.holes)
  const { width, height } = region
  const { optics } = order
  const roundness = (order.fullness ?? 1) * optics.inflate
  const step = Math.max(2, Math.round(3 * stage.pen))
  const swollen = inflate(order.volume?.length ? maskOf(stage, region, order.volume) : mask, step)
  const cushion = blur(enlarge(swollen, width, height), width, height, step)
  const continuous = stage.style === 'realistic'
  const handDrawn = stage.style === 'ink' || stage.style === 'illustration'
  const form = continuous ? null : formOf(swollen, 9, 9)
  const longForm = stage.style === 'ink' && optics.substance === 'cloth' ? formOf(swollen, 9, 46) : form
  const heightField = cushion.map((value) => value * roundness)
  if (order.surface) addSurface(stage, region, heightField, order.surface, optics)
  if (order.wobble !== 0 && optics.substance !== 'skin') addUnevenness(stage, region, heightField, mask, order)
  if (order.folds?.length) addFolds(stage, region, heightField, foldsFor(stage, order.folds, optics), optics.fold)
  const cloth = order.cloth ? order.cloth(region) : null
  const weave = weaveOver(stage, region, mask, optics, cloth)
  const padding = order.relief ? reliefOver(stage, region, mask, order.relief, cloth, heightField) : null
  const light = lightOver(heightField, mask, optics)
  if (padding && form) for (let i = 0; i < form.length; i++) form[i] = form[i] * 0.35 + light.diffuse[i] * 0.65

  const layer = stage.host.createCanvas(width, height)
  const drawing = layer.getContext('2d')
  const picture = drawing.createImageData(width, height)
  const rgba = picture.data
  fillBase(rgba, order.albedo, region, light, mask, optics)
  shades[stage.style]({
    stage,
    region,
    mask,
    optics,
    light,
    form,
    longForm,
    cushion,
    drift: handDrawn ? slowNoise(52, 52, 0) : null,
    pigment: stage.style === 'illustration' ? slowNoise(90, 120, 9) : null,
    grain: grainTile(),
    weave: mergedTones(weave, padding),
    brightness: order.brightness ?? 1,
    rgba,
  })
  drawing.putImageData(picture, 0, 0)
  if (order.shadow) dropShadow(stage, region, mask, order.shadow, optics.opacity < 1 ? 0.5 : 1)
  const slipped = stage.style === 'illustration' && optics.substance === 'cloth' && optics.opacity === 1
  if (slipped && width * height > 9000 * stage.pen * stage.pen) {
    stage.context.fillStyle = css(paperWhite)
    if (order.holes?.length) stage.context.drawImage(layer, region.x, region.y)
    else fillShape(stage, stage.context, order.outlines, [], 0, 0)
    stage.context.drawImage(layer, region.x - Math.round(1.9 * stage.pen), region.y - Math.round(1.3 * stage.pen))
  } else stage.context.drawImage(layer, region.x, region.y)

  function formOf(grid: Grid, across: number, down: number) {
    return formLight(grid, roundness, optics.wrap, across * stage.pen, down * stage.pen, mask)
  }
  function slowNoise(across: number, down: number, shift: number) {
    const { wash, pen } = stage
    const at = (x: number, y: number) =>
      wash((x + region.x) / (across * pen) + shift, (y + region.y) / (down * pen)) - 0.5
    return enlarge(sampleGrid(width, height, 6, at), width, height, mask)
  }
}

/** In the drawn styles a broad mound of cloth is half as high: its lower side would cross the shadow's threshold as a spot. */
function foldsFor(stage: Stage, folds: readonly Fold[], { substance }: Optics): readonly Fold[] {
  if (stage.style === 'realistic' || substance !== 'cloth') return folds
  return folds.map((fold) => (Math.max(...fold.widths) < 0.12 ? fold : { ...fold, height: fold.height * 0.5 }))
}

function addSurface(
  stage: Stage,
  region: Region,
  height: Float32Array,
  surface: NonNullable<Piece['surface']>,
  optics: Optics,
) {
  const lift = mapSurface(stage, region, surface).lift.slice()
  blur(lift, region.width, region.height, 1.8 * stage.pen)
  const strength = 1.05 * Math.min(1.3, 0.6 + 0.4 * optics.fold)
  for (let i = 0; i < height.length; i++) height[i] += lift[i] * strength
}

/** Slight unevenness along the fall of the cloth, without which it looks like plastic. */
function addUnevenness(stage: Stage, region: Region, height: Float32Array, mask: Mask, order: PaintOrder): void {
  const { pen, wash } = stage
  const share = (stage.style === 'realistic' ? 1 : 0.35) * (order.wobble ?? 1)
  const glossy = order.optics.shine > 0.4 && order.optics.sharpness < 20
  const strength = share * (glossy ? 0.7 : order.optics.fold * 1.9) * pen
  const grid = sampleGrid(region.width, region.height, Math.max(2, Math.round(3.5 * pen)), (x, y) => {
    const X = (x + region.x) / pen
    const Y = (y + region.y) / pen
    return strength * (wash(X / 28 + Y / 110, Y / 95) + 0.4 * wash(X / 13 - Y / 60 + 50, Y / 48))
  })
  const uneven = enlarge(grid, region.width, region.height, mask)
  for (let i = 0; i < height.length; i++) height[i] += uneven[i]
}

function fillBase(
  rgba: Uint8ClampedArray,
  albedo: PaintOrder['albedo'],
  region: Region,
  light: Light,
  mask: Mask,
  { opacity }: Optics,
): void {
  const base = typeof albedo === 'function' ? albedo(region, light, mask) : null
  const solid = typeof albedo === 'function' ? null : albedo
  const through = 1 - opacity
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      let alpha = mask.alpha[i]
      if (!alpha) continue
      const j = i * 4
      if (opacity < 1) {
        const slope = Math.sqrt(1 + light.slopeX[i] * light.slopeX[i] + light.slopeY[i] * light.slopeY[i])
        alpha *= 1 - through ** Math.min(3.1, slope)
      }
      if (solid) {
        rgba[j] = solid.r
        rgba[j + 1] = solid.g
        rgba[j + 2] = solid.b
        rgba[j + 3] = alpha
      } else if (base) {
        rgba[j] = base[j]
        rgba[j + 1] = base[j + 1]
        rgba[j + 2] = base[j + 2]
        rgba[j + 3] = (alpha * base[j + 3]) / 255
      }
    }
  }
}

function mergedTones(a: Float32Array | null, b: Float32Array | null): Float32Array | null {
  if (!a || !b) return a ?? b
  for (let i = 0; i < a.length; i++) a[i] *= b[i]
  return a
}
