import { smooth } from '@toile/geometry'
import { lampOnPage } from '../raster/light.ts'
import type { DrawingStyle, Stage } from '../raster/stage.ts'
import { luminance } from '../raster/tint.ts'
import { aroundOwn } from './aroundOwn.ts'
import { coverAt } from './coverAt.ts'
import type { LaidStamp } from './laid.ts'
import type { Laying } from './laying.ts'
import type { Reach } from './copyReach.ts'

/** What something lies on: its mean brightness 0..1, and how far it strays from that. */
interface Ground {
  tone: number
  busy: number
}

/** Pixels of which one is looked at, across and down, so that about so many are. */
const looks = 18

/** Reads the cloth where something is about to be laid. */
export const groundUnder = (laying: Laying, reach: Reach): Ground =>
  toneIn(laying, reach, ({ mask }, i) => (mask.alpha[i] ?? 0) > 128)

function toneIn(
  laying: Laying,
  { left, top, right, bottom }: Reach,
  counts: (on: Laying, i: number) => boolean,
): Ground {
  const { rgba, mask } = laying
  const step = Math.max(1, Math.floor(Math.max(right - left, bottom - top) / looks))
  let [sum, squares, count] = [0, 0, 0]
  for (let y = top; y < bottom; y += step)
    for (let x = left, i = y * mask.width + left; x < right; x += step, i += step) {
      if (!counts(laying, i)) continue
      const tone = brightness(rgba, i * 4)
      sum += tone
      squares += tone * tone
      count++
    }
  const tone = count ? sum / count : 0.5
  return { tone, busy: count ? Math.sqrt(Math.max(0, squares / count - tone * tone)) : 0 }
}

const brightness = (rgba: Uint8ClampedArray, j: number) =>
  luminance({ r: rgba[j] ?? 0, g: rgba[j + 1] ?? 0, b: rgba[j + 2] ?? 0 })

/** How a hand parts a thing from the cloth around it: in pens how wide, and at least in pixels. */
const rims: Record<Exclude<DrawingStyle, 'flat'>, { pens: number; least: number }> = {
  ink: { pens: 2, least: 1.3 },
  illustration: { pens: 1.7, least: 1.1 },
  realistic: { pens: 2.6, least: 1.3 },
}
/** Pixels by which a hand parts things from their cloth; nothing in a flat. */
export const rimOf = ({ style, pen }: Pick<Stage, 'style' | 'pen'>): number =>
  style === 'flat' ? 0 : Math.max(rims[style].least, rims[style].pens * pen)

const shadeFrom = (x: number, y: number) =>
  Math.max(0, (x * lampOnPage[0] + y * lampOnPage[1]) / Math.hypot(...lampOnPage) + 0.3) / 1.3

/** Of dark cloth, on which gouache lays a light contour instead of a dark one. */
const isDark = ({ tone }: Ground) => tone < 0.34

/** How much of its rim a thing has on the side from which a step leads back onto it: light ones lie towards the lamp, dark ones away from it, and go round the more it would be lost; one that ran around evenly would make a sticker of it. In a photograph the lamp leaves no shade on its own side at all. */
function sideOf(style: DrawingStyle, ground: Ground, lost: number): (x: number, y: number) => number {
  if (style === 'realistic') return shadeFrom
  const isLight = style === 'ink' || isDark(ground)
  const around = 0.2 + 0.4 * lost
  return (x, y) => around + (1 - around) * (isLight ? shadeFrom(-x, -y) : shadeFrom(x, y))
}

/** How much of a rim each thing gets at least, and where it would be lost: a strip has a line of its own, a stitch is a line. */
const shares: Record<LaidStamp['lie'], readonly [least: number, most: number]> = {
  stiff: [0.6, 1],
  motif: [0.35, 1],
  strip: [0, 0.55],
  stitched: [0, 0],
  painted: [0, 0],
}
const ways = Array.from({ length: 12 }, (_, k) => [Math.cos((k * Math.PI) / 6), Math.sin((k * Math.PI) / 6)] as const)

/** Parts what was laid from its cloth in the manner of the hand, the more where both are of one tone or the cloth is busy: ink holds the paper open around it, gouache draws a contour darker or lighter than the cloth, a photograph has the shade where it touches and the thickness of its edge. */
export function setOff(laying: Laying, reach: Reach, { lie }: LaidStamp, ground: Ground): void {
  const { stage, own, mask } = laying
  if (stage.style === 'flat' || stage.buffer || !shares[lie][1]) return
  const tone = toneIn(laying, reach, (on, i) => (on.own[i] ?? 0) > 0.6).tone
  const lost = Math.max(smooth(0.4, 0.1, Math.abs(tone - ground.tone)), smooth(0.04, 0.12, ground.busy))
  const [least, most] = shares[lie]
  const strength = least + (most - least) * lost
  if (strength < 0.05) return
  const far = rimOf(stage)
  const side = sideOf(stage.style, ground, lost)
  const shifts = ways.map(([x, y]) => [x * far, y * far, side(x, y)] as const)
  const paint = painter(laying, ground, strength)
  const edge = Math.ceil(far)
  const box: Reach = {
    left: Math.max(0, reach.left - edge),
    top: Math.max(0, reach.top - edge),
    right: Math.min(mask.width, reach.right + edge),
    bottom: Math.min(mask.height, reach.bottom + edge),
  }
  const isNear = aroundOwn(laying, box, edge)
  for (let y = box.top; y < box.bottom; y++) {
    const end = Math.min(mask.last[y] ?? -1, box.right - 1)
    for (let x = Math.max(mask.first[y] ?? 0, box.left), i = y * mask.width + x; x <= end; x++, i++) {
      const cover = own[i] ?? 0
      if (!mask.alpha[i] || cover > 0.98 || !isNear(x, y)) continue
      let near = 0
      for (const [dx, dy, share] of shifts) {
        if (near < share) near = Math.max(near, share * coverAt(own, mask.width, mask.height, x + dx, y + dy))
      }
      if (near > cover) paint(i, (near - cover) * (1 - cover))
    }
  }
  if (stage.style === 'realistic') thicken(laying, reach, strength, ground)
}

/** What a hand lays on the cloth beside a thing, pixel by pixel. */
function painter(
  { stage, rgba, held }: Laying,
  ground: Ground,
  strength: number,
): (pixel: number, share: number) => void {
  const lay = (i: number, color: readonly [number, number, number], share: number) => {
    for (let c = 0; c < 3; c++) {
      const cloth = rgba[i * 4 + c] ?? 0
      rgba[i * 4 + c] = cloth + ((color[c] ?? 0) - cloth) * share
    }
    held[i] = Math.max(held[i] ?? 0, share * 0.9)
  }
  const { r, g, b } = stage.ground
  if (stage.style === 'ink') return (i, share) => lay(i, [r, g, b], share * strength)
  if (stage.style === 'realistic') {
    return (i, share) => {
      const k = 1 - 0.4 * strength * share
      for (let c = 0; c < 3; c++) rgba[i * 4 + c] = (rgba[i * 4 + c] ?? 0) * k
    }
  }
  // The local tone decides: dark cloth takes a light contour, all other a dark one.
  const light = isDark(ground)
  return (i, share) => {
    const own = [rgba[i * 4] ?? 0, rgba[i * 4 + 1] ?? 0, rgba[i * 4 + 2] ?? 0] as const
    const color = light
      ? ([own[0] * 0.35 + 158, own[1] * 0.35 + 150, own[2] * 0.35 + 138] as const)
      : ([own[0] * 0.36, own[1] * 0.3, own[2] * 0.4] as const)
    lay(i, color, share * strength * 0.92)
  }
}

/** The edge of a thing in a photograph: lit towards the lamp, the more on dark cloth, and dark where it turns under. */
function thicken({ rgba, own, mask, stage }: Laying, reach: Reach, strength: number, { tone }: Ground): void {
  const by = Math.max(0.9, 1.3 * stage.pen)
  const [dx, dy] = [lampOnPage[0] * by, lampOnPage[1] * by]
  const step = Math.ceil(by)
  const shine = (0.2 + 0.3 * (1 - tone)) * strength
  for (let y = reach.top; y < reach.bottom; y++)
    for (let x = reach.left, i = y * mask.width + x; x < reach.right; x++, i++) {
      const cover = own[i] ?? 0
      if (cover < 0.1 || isInside(own, i, mask.width, step)) continue
      const lit = Math.max(0, cover - coverAt(own, mask.width, mask.height, x + dx, y + dy)) * shine
      const under = Math.max(0, cover - coverAt(own, mask.width, mask.height, x - dx, y - dy)) * 0.5 * strength
      if (!lit && !under) continue
      for (let c = 0; c < 3; c++) {
        const color = rgba[i * 4 + c] ?? 0
        rgba[i * 4 + c] = (color + (255 - color) * lit) * (1 - under)
      }
    }
}

/** Whether what was laid goes on around a pixel to all sides. */
const isInside = (own: Float32Array, i: number, width: number, step: number) =>
  (own[i - step] ?? 0) > 0.98 &&
  (own[i + step] ?? 0) > 0.98 &&
  (own[i - step * width] ?? 0) > 0.98 &&
  (own[i + step * width] ?? 0) > 0.98
