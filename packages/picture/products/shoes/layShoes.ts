import { sure } from '@toile/geometry'
import { blur } from '../../raster/blur.ts'
import type { Stage } from '../../raster/stage.ts'
import type { Mesh } from './mesh.ts'
import { type Look, type Rendered, renderMeshes } from './renderMeshes.ts'

/** A shoe as it stands: its surfaces, how it is turned, and where its ankle stands over the floor, in heads of the picture. */
export interface Stood {
  meshes: readonly Mesh[]
  yaw: number
  at: readonly [x: number, y: number]
}

/** Samples along each side of a pixel. */
const fine = 2
/** Heads above the floor over which what stands on it no longer darkens it. */
const near = 0.07
/** How high what touches the floor is for a light that falls on it, and over which height that ends. */
const foot = { high: 0.09, over: 0.16 }

/** Draws shoes that stand on a floor, from far to near, into a picture and its geometry: dark where they touch the floor. */
export function layShoes(stage: Stage, shoes: readonly Stood[], pitch: number, size: number): void {
  const scale = stage.scale * size * fine
  const rendered = shoes.map(({ meshes, yaw, at }) => {
    const [x, y] = stage.place(at)
    return renderMeshes(meshes, { yaw, pitch, scale, at: [x * fine, y * fine] } satisfies Look)
  })
  for (const one of rendered) layContact(stage, one, scale, pitch)
  for (const one of rendered) layShoe(stage, one, scale)
}

/** The floor is dark below whatever is near to it. */
function layContact(
  stage: Stage,
  { left, top, width, height, up, material }: Rendered,
  scale: number,
  pitch: number,
): void {
  const reach = Math.ceil((0.12 * scale) / fine)
  const [x0, y0] = [Math.floor(left / fine) - reach, Math.floor(top / fine) - reach]
  const [w, h] = [Math.ceil(width / fine) + 2 * reach, Math.ceil(height / fine) + 2 * reach]
  const mask = new Float32Array(w * h)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (!material[i]) continue
      const px = Math.round((left + x) / fine) - x0
      const py = Math.round((top + y + up[i]! * Math.cos(pitch) * scale) / fine) - y0
      if (py < 0 || py >= h) continue
      const value = Math.exp(-up[i]! / near)
      if (mask[py * w + px]! < value) mask[py * w + px] = value
    }
  const tight = blur(mask.slice(), w, h, Math.max(1, Math.round((0.012 * scale) / fine)))
  const wide = blur(mask, w, h, Math.max(1, Math.round((0.045 * scale) / fine)))
  const surface = stage.host.createCanvas(w, h)
  const context = surface.getContext('2d')
  const picture = context.createImageData(w, h)
  for (let i = 0; i < mask.length; i++)
    picture.data.set([14, 11, 10, 255 * Math.min(0.78, 0.55 * tight[i]! + 0.45 * wide[i]!)], i * 4)
  context.putImageData(picture, 0, 0)
  stage.context.drawImage(surface, x0, y0)
}

function layShoe(stage: Stage, shoe: Rendered, scale: number): void {
  const [x0, y0] = [Math.floor(shoe.left / fine), Math.floor(shoe.top / fine)]
  const [w, h] = [Math.ceil(shoe.width / fine) + 1, Math.ceil(shoe.height / fine) + 1]
  const surface = stage.host.createCanvas(w, h)
  const context = surface.getContext('2d')
  const picture = context.createImageData(w, h)
  const buffer = stage.buffer
  const materials = shoe.materials.map((optics) => {
    const known = buffer ? buffer.materials.indexOf(optics) : -1
    return known < 0 ? (buffer?.materials.push(optics) ?? 0) : known + 1
  })
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const sum = { count: 0, r: 0, g: 0, b: 0, sx: 0, sy: 0, up: 0, material: 0 }
      for (let k = 0; k < fine * fine; k++) {
        const sx = (x0 + x) * fine + (k % fine) - shoe.left
        const sy = (y0 + y) * fine + Math.floor(k / fine) - shoe.top
        if (sx < 0 || sy < 0 || sx >= shoe.width || sy >= shoe.height) continue
        const i = sy * shoe.width + sx
        const material = shoe.material[i]!
        if (!material) continue
        sum.count++
        sum.r += shoe.rgb[i * 3]!
        sum.g += shoe.rgb[i * 3 + 1]!
        sum.b += shoe.rgb[i * 3 + 2]!
        sum.sx += shoe.slopeX[i]!
        sum.sy += shoe.slopeY[i]!
        sum.up += shoe.up[i]!
        sum.material = material
      }
      if (!sum.count) continue
      const { count } = sum
      picture.data.set([sum.r / count, sum.g / count, sum.b / count, (255 * count) / fine ** 2], (y * w + x) * 4)
      const [px, py] = [x0 + x, y0 + y]
      if (!buffer || count < 2 || px < 0 || py < 0 || px >= buffer.width || py >= buffer.height) continue
      const at = py * buffer.width + px
      buffer.material[at] = sure(materials[sum.material - 1])
      buffer.slopeX[at] = sum.sx / count
      buffer.slopeY[at] = sum.sy / count
      buffer.rise[at] = foot.high * (scale / fine) * Math.exp(-sum.up / count / foot.over)
      buffer.groove[at] = 0
    }
  context.putImageData(picture, 0, 0)
  stage.context.drawImage(surface, x0, y0)
}
