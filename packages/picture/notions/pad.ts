import type { Color } from '@toile/craft/colors/color.ts'
import type { Stamp } from '../cloth/stamp.ts'
import type { Host } from '../surface.ts'
import { depthsIn } from './depthsIn.ts'
import { develop } from './develop.ts'
import type { Look } from './padLook.ts'
import { openMasks, type PadMask } from './padMask.ts'
import type { PadPlanes } from './padPlanes.ts'
import type { Shape } from './shapes.ts'

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
  const masked = openMasks(host, layers, layers.height / height)
  return {
    width,
    height,
    lay(shape, color, look = {}) {
      const mask = masked(shape, look)
      if (mask) layOn(layers, mask, color, look)
    },
    cut(shape) {
      const mask = masked(shape, {})
      if (mask) cutOut(layers, mask)
    },
    finish: () => develop(layers, melt),
  }
}

/** Sees each pixel of the pad that a mask covers, by its place on the pad and in the mask. */
function eachCovered(
  { width, height }: PadPlanes,
  mask: PadMask,
  see: (x: number, y: number, at: number, share: number) => void,
): void {
  for (let y = Math.max(0, mask.top); y < Math.min(height, mask.top + mask.height); y++) {
    for (let x = Math.max(0, mask.left); x < Math.min(width, mask.left + mask.width); x++) {
      const at = (y - mask.top) * mask.width + x - mask.left
      const share = mask.share[at] ?? 0
      if (share > 0) see(x, y, at, share)
    }
  }
}

function cutOut(layers: PadPlanes, mask: PadMask): void {
  eachCovered(layers, mask, (x, y, _, share) => {
    const i = y * layers.width + x
    layers.cover[i] = (layers.cover[i] ?? 0) * (1 - share)
    layers.rise[i] = (layers.rise[i] ?? 0) * (1 - share)
  })
}

/** Lays a masked shape over what is there: colour over colour, and height on height, rounded towards its edge. */
function layOn(layers: PadPlanes, mask: PadMask, color: Color, look: Look): void {
  const { rise = 0.4, texture, gloss = 0, opacity = 1, line, level } = look
  const { width, height, fine } = layers
  const round = Math.max(0.01, look.round ?? (line === undefined ? 0.5 : line / 2))
  const depths = rise === 0 && !texture ? null : depthsIn(mask, round * fine)
  eachCovered(layers, mask, (x, y, at, share) => {
    const i = y * width + x
    const depth = (depths?.[at] ?? 0) / fine
    const inward = 1 - Math.min(1, depth / round)
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
