import type { Color } from '@toile/craft/colors/color.ts'
import type { Stamp } from '../cloth/stamp.ts'
import { boxBlur } from '../kernels/boxBlur.ts'
import { nearestTo } from '../kernels/distance.ts'
import type { Host } from '../surface.ts'
import { develop } from './develop.ts'
import type { PadPlanes } from './padPlanes.ts'
import type { Shape } from './shapes.ts'
import type { Texture } from './textures.ts'

/** How a shape is laid on the pad; lengths in millimetres. */
export interface Look {
  /** How far it stands above what lies under it; less than nothing presses in. */
  rise?: number
  /** Over how many millimetres its edge rounds off; a dome where it is wide. */
  round?: number
  texture?: Texture | undefined
  /** Polish, 0 matt to 1 mirror. */
  gloss?: number
  opacity?: number
  /** Draws along the shape instead of filling it, so wide. */
  line?: number
  dash?: readonly number[]
  /** Stands at this height, whatever lies under it. */
  level?: number
}

/** A piece of ground to draw a notion on, in millimetres from its middle, right and down. */
export interface Pad {
  readonly width: number
  readonly height: number
  lay(shape: Shape, color: Color, look?: Look): void
  /** Takes away what was laid: a hole. */
  cut(shape: Shape): void
}

/** A pad of pixels, which gives what was laid on it as a stamp. */
export interface PixelPad extends Pad {
  finish(): Stamp
}

/** Longest side of what is drawn, in pixels: finer is not seen on a look. */
const most = 720
/** The share of a rounded edge over which its depth is evened. */
const evened = 0.07
/** Fewer pixels per millimetre are drawn finer first and melted into their mean. */
const enough = 4

/** Opens a pad of a size in millimetres for a picture with so many pixels per millimetre. */
export function openPad(host: Host, [width, height]: readonly [number, number], wanted: number): PixelPad {
  const longest = Math.max(width, height)
  const scale = Math.min(wanted, most / longest)
  const melt = Math.max(1, Math.min(Math.floor(most / (longest * scale)), Math.ceil(enough / scale)))
  const across = Math.max(1, Math.round(width * scale))
  const down = Math.max(1, Math.round(height * scale))
  const layers: PadPlanes = {
    width: across * melt,
    height: down * melt,
    fine: (across * melt) / width,
    color: new Float32Array(across * down * melt * melt * 3),
    cover: new Float32Array(across * down * melt * melt),
    rise: new Float32Array(across * down * melt * melt),
    gloss: new Float32Array(across * down * melt * melt),
  }
  const context = host.createCanvas(layers.width, layers.height).getContext('2d')
  const fineDown = layers.height / height
  const masked = (shape: Shape, { line, dash = [] }: Look) => {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, layers.width, layers.height)
    context.setTransform(layers.fine, 0, 0, fineDown, layers.width / 2, layers.height / 2)
    context.beginPath()
    shape(context)
    context.fillStyle = '#000'
    context.strokeStyle = '#000'
    context.lineCap = 'round'
    context.lineJoin = 'round'
    if (line === undefined) context.fill()
    else {
      context.setLineDash([...dash])
      context.lineWidth = line
      context.stroke()
    }
    return context.getImageData(0, 0, layers.width, layers.height).data
  }
  return {
    width,
    height,
    lay: (shape, color, look = {}) => layOn(layers, masked(shape, look), color, look),
    cut(shape) {
      const mask = masked(shape, {})
      for (let i = 0; i < layers.cover.length; i++) {
        const left = 1 - (mask[i * 4 + 3] ?? 0) / 255
        layers.cover[i] = (layers.cover[i] ?? 0) * left
        layers.rise[i] = (layers.rise[i] ?? 0) * left
      }
    },
    finish: () => develop(layers, melt),
  }
}

/** The box of pixels that a mask covers, with a pixel of room; nothing where it is empty. */
function boxOf(mask: Uint8ClampedArray, width: number, height: number) {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!mask[(y * width + x) * 4 + 3]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return right < 0 ? null : { left: left - 1, top: top - 1, width: right - left + 3, height: bottom - top + 3 }
}

/** Lays a masked shape over what is there: colour over colour, and height on height, rounded towards its edge. */
function layOn(layers: PadPlanes, mask: Uint8ClampedArray, color: Color, look: Look): void {
  const { rise = 0.4, texture, gloss = 0, opacity = 1, line, level } = look
  const { width, height, fine } = layers
  const box = boxOf(mask, width, height)
  if (!box) return
  const round = look.round ?? (line === undefined ? 0.5 : line / 2)
  const outside = new Uint8Array(box.width * box.height).fill(1)
  const eachPixel = (see: (x: number, y: number, at: number, share: number) => void) => {
    for (let y = Math.max(0, box.top); y < Math.min(height, box.top + box.height); y++) {
      for (let x = Math.max(0, box.left); x < Math.min(width, box.left + box.width); x++) {
        const share = (mask[(y * width + x) * 4 + 3] ?? 0) / 255
        if (share > 0) see(x, y, (y - box.top) * box.width + x - box.left, share)
      }
    }
  }
  eachPixel((_x, _y, at, share) => {
    if (share > 0.5) outside[at] = 0
  })
  /** How far the nearest pixel outside is covered still: there the edge runs, between pixels. */
  const edgeAt = (at: number) => {
    const [x, y] = [box.left + (at % box.width), box.top + Math.floor(at / box.width)]
    return x < 0 || y < 0 || x >= width || y >= height ? 0 : (mask[(y * width + x) * 4 + 3] ?? 0) / 255
  }
  const { distance, nearest } = nearestTo({ width: box.width, height: box.height, values: outside })
  const within = distance.values.map((far, at) => Math.max(0, far - 0.5 + edgeAt(nearest[at] ?? 0)))
  const plane = { width: box.width, height: box.height, values: within }
  // Pixels stand in steps at a round edge, which a polished dome would show as rays.
  const even = Math.min(6, round * fine * evened)
  const depths = even < 0.5 ? plane : boxBlur(boxBlur(plane, even), even)
  eachPixel((x, y, at, share) => {
    const i = y * width + x
    const depth = (depths.values[at] ?? 0) / fine
    const inward = 1 - Math.min(1, depth / Math.max(round, 0.01))
    const grain = texture ? texture.at((x + 0.5 - width / 2) / fine, (y + 0.5 - height / 2) / fine, depth) : 0
    const over = share * opacity
    const tone = 1 + grain * (texture?.tone ?? 0)
    const left = 1 - over
    layers.color[i * 3] = (layers.color[i * 3] ?? 0) * left + color.r * tone * over
    layers.color[i * 3 + 1] = (layers.color[i * 3 + 1] ?? 0) * left + color.g * tone * over
    layers.color[i * 3 + 2] = (layers.color[i * 3 + 2] ?? 0) * left + color.b * tone * over
    layers.cover[i] = (layers.cover[i] ?? 0) * left + over
    const step = (rise * Math.sqrt(1 - inward * inward) + grain * (texture?.relief ?? 0)) * share
    const under = layers.rise[i] ?? 0
    layers.rise[i] = (level === undefined ? under : under * (1 - share) + level * share) + step
    layers.gloss[i] = (layers.gloss[i] ?? 0) * left + gloss * over
  })
}
