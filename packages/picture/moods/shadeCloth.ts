import type { Color } from '@toile/craft/colors/color.ts'
import type { Fabric } from '@toile/craft/fabrics/fabric.ts'
import { blur, radiusFor } from '../raster/blur.ts'
import { lightOver } from '../raster/light.ts'
import { clothOptics } from '../raster/optics.ts'
import { swatchTile } from '../raster/weave/swatches/swatchTile.ts'
import { fleckColors } from '../raster/weave/weave.ts'
import type { Pixels } from '../surface.ts'
import { pixelsBy, wholeMask } from './field.ts'

/** Cloth seen from near: its height in pixels, the colour under each pixel, and how many pens of weave a pixel shows. */
export interface ClothView {
  width: number
  height: number
  heights: Float32Array
  fabric: Fabric
  colorAt: (x: number, y: number, i: number) => Color
  pens: number
}

/** How much stronger a weave stands out from near than on a worn garment. */
const near = 1.15
const texels = 2

/** Cloth with its weave, light, hollow shadows, shine and nap (requirement S5.14). */
export function shadeCloth({ width, height, heights, fabric, colorAt, pens }: ClothView): Pixels {
  const optics = clothOptics(fabric)
  const { diffuse, shine, slopeX, slopeY } = lightOver(heights, wholeMask(width, height), optics)
  const hollow = hollows(heights, width, height)
  const weave = fabric.weave === 'none' ? null : swatchTile(fabric.weave, texels)
  const strength = Math.min(0.9, fabric.weaveStrength * near)
  const nap = fabric.nap ?? 0
  const metallic = fabric.metallic ?? 0
  const ground: Color = { r: 250, g: 247, b: 242 }
  return pixelsBy(width, height, (x, y, i) => {
    const lit = diffuse[i]
    const steep = Math.sqrt(1 + slopeX[i] * slopeX[i] + slopeY[i] * slopeY[i])
    let k =
      lit < 1
        ? optics.ambient + (1 - optics.ambient) * lit
        : 1 + Math.min(0.14 + 0.4 * metallic, (lit - 1) * (0.34 + 0.5 * metallic))
    k *= hollow[i]
    let color = colorAt(x, y, i)
    let glint = shine ? shine[i] * optics.shine * 0.8 : 0
    let through = 1 - (1 - optics.opacity) ** Math.min(3, steep)
    if (weave) {
      const last = weave.side - 1
      const u = (x - slopeX[i] * 2.5) * pens * texels
      const v = (y - slopeY[i] * 2.5) * pens * texels
      const at = (Math.floor(v) & last) * weave.side + (Math.floor(u) & last)
      k *= Math.max(0.35, 1 + strength * Math.max(-0.9, Math.min(0.75, toneAt(weave, u, v))))
      if (weave.sparkle) glint += weave.sparkle[at] * (0.25 + 0.75 * Math.max(0, lit - 0.55))
      if (weave.cover) through *= Math.min(1, weave.cover[at])
      if (weave.fleck?.[at]) color = mix(color, fleckColors[weave.fleck[at]], 0.4)
    }
    if (nap) glint += nap * 0.42 * Math.min(1, Math.max(0, (steep - 1.15) / 1.1))
    const base = through < 1 ? mix(mix(ground, color, 0.3), color, through) : color
    const shade = lit < 1 ? 1 - lit : 0
    const own = 0.5 * metallic + (nap ? 0.4 : 0)
    const g = Math.min(0.9, glint)
    return {
      r: lift(base.r * k * (1 - 0.07 * shade), color.r, g, own),
      g: lift(base.g * k * (1 - 0.06 * shade), color.g, g, own),
      b: lift(base.b * k * (1 + 0.04 * shade), color.b, g, own),
    }
  })
}

/** The tone of a weave between its texels. */
function toneAt({ side, tone }: ReturnType<typeof swatchTile>, u: number, v: number): number {
  const last = side - 1
  const left = Math.floor(u - 0.5)
  const top = Math.floor(v - 0.5)
  const fx = u - 0.5 - left
  const fy = v - 0.5 - top
  const row = (top & last) * side
  const next = ((top + 1) & last) * side
  const upper = tone[row + (left & last)] * (1 - fx) + tone[row + ((left + 1) & last)] * fx
  const lower = tone[next + (left & last)] * (1 - fx) + tone[next + ((left + 1) & last)] * fx
  return upper + (lower - upper) * fy
}

const mix = (a: Color, b: Color, t: number): Color => ({
  r: a.r + (b.r - a.r) * t,
  g: a.g + (b.g - a.g) * t,
  b: a.b + (b.b - a.b) * t,
})

const lift = (value: number, own: number, glint: number, share: number) =>
  value + (255 - (255 - own) * share - value * 0.6) * glint

/** Brightness left in hollows: less where the cloth lies lower than what is around it. */
function hollows(heights: Float32Array, width: number, height: number): Float32Array {
  const side = Math.min(width, height)
  const around = blur(heights.slice(), width, height, radiusFor(side / 26))
  const scale = side / 26
  return around.map((mean, i) => {
    const deep = (mean - heights[i]) / scale
    return deep > 0 ? 1 / (1 + 0.85 * deep) : 1 + Math.min(0.05, -deep * 0.06)
  })
}
