import { add, clamp, lerp, mix, normal, type Point, scale, subtract, unit } from '@toile/geometry'
import type { Face } from './bodiceFrame.ts'
import { type Line, turned } from './lines.ts'

/** Necklines that a bodice is cut with. */
export const necklines = ['round', 'v', 'square', 'boat', 'sweetheart', 'halter', 'slip', 'strapless', 'cowl'] as const

export type Neckline = (typeof necklines)[number]

/** A neckline, and how much deeper and wider than usual it is, as a share of the way to its utmost. */
export interface NeckCut {
  neckline: Neckline
  deeper: number
  wider: number
}

/** The upper edge of half a face from the underarm to the middle. */
export interface Top {
  arm: readonly Line[]
  shoulder: readonly Line[]
  neck: readonly Line[]
}

/** Width along the shoulder and depth of the way to the bust, each as usual and at most. */
const cuts: Record<'round' | 'v' | 'square' | 'boat' | 'sweetheart', readonly [number, number, number, number]> = {
  round: [0.08, 0.55, 0, 0.6],
  v: [0.1, 0.5, 0.42, 0.95],
  square: [0.38, 0.6, 0.34, 0.7],
  boat: [0.6, 0.7, -0.14, 0.04],
  sweetheart: [0.42, 0.6, 0.52, 0.8],
}

/** Whether a neckline leaves the shoulders to straps, or to nothing. */
export const isBare = (neckline: Neckline): boolean =>
  neckline === 'halter' || neckline === 'slip' || neckline === 'strapless'

const seam = (part: Line['part'], to: Point, handles?: readonly [Point, Point]): Line => ({
  part,
  to,
  ...(handles ? { handles } : {}),
  end: 'seam',
})

/** Straight into a piece from its shoulder, so that front and back meet there in one line. */
const downFrom = ({ neck, tip }: Face): Point => {
  const [x, y] = unit(subtract(tip, neck))
  return [y, -x]
}

/** The armhole from the underarm over its pitch to the shoulder. */
function armLines(face: Face, front: boolean): Line[] {
  const { tip, pitch, under, up } = face
  const [width, height] = [under[0] - pitch[0], pitch[1] - under[1]]
  return [
    seam('arm', pitch, [
      add(under, scale(normal(up), width * (front ? 0.62 : 0.56))),
      [pitch[0], pitch[1] - height * (front ? 0.72 : 0.7)],
    ]),
    seam('arm', tip, [
      [pitch[0], pitch[1] + (tip[1] - pitch[1]) * 0.4],
      add(tip, scale(downFrom(face), (tip[1] - pitch[1]) * 0.35)),
    ]),
  ]
}

/** The neck from a place on the shoulder to the middle. */
function neckLines(kind: keyof typeof cuts, face: Face, from: Point, low: number): Line[] {
  const down = downFrom(face)
  const depth = from[1] - low
  const middle: Point = [0, low]
  if (kind === 'v')
    return [seam('neck', middle, [add(from, scale(down, depth * 0.3)), [from[0] * 0.3, low + depth * 0.26]])]
  if (kind === 'square') {
    const corner: Point = [from[0] * 0.9, low]
    return [seam('neck', corner), seam('neck', middle)]
  }
  if (kind === 'sweetheart') {
    const corner: Point = [from[0] * 0.88, lerp(low, from[1], 0.3)]
    const over: Point = [corner[0] * 0.62, corner[1] + depth * 0.02]
    return [seam('neck', corner), seam('neck', middle, [over, [corner[0] * 0.16, low + depth * 0.16]])]
  }
  return [
    seam('neck', middle, [
      add(from, scale(down, depth * (depth > 40 ? 0.5 : 0.35))),
      [from[0] * (depth > 40 ? 0.56 : 0.5), low],
    ]),
  ]
}

/** The upper edge of half a front or a back. */
export function topLines(face: Face, front: boolean, { neckline, deeper, wider }: NeckCut): Top {
  if (neckline === 'strapless') return { arm: [], shoulder: [], neck: barLines(face, front) }
  if (neckline === 'slip') return slipLines(face, front)
  if (neckline === 'halter')
    return front ? halterLines(face, deeper) : { arm: [], shoulder: [], neck: barLines(face, false) }
  if (neckline === 'cowl') return cowlLines(face, front, deeper)
  const [width, widest, depth, deepest] = cuts[neckline]
  const { neck, tip, apex } = face
  const from = mix(neck, tip, lerp(width, widest, wider))
  const pit = neck[1] - (front ? neck[0] + 15 : 20)
  const low = front ? pit - (pit - apex[1]) * lerp(depth, deepest, deeper) : pit - deeper * 12
  const shape = front ? neckline : 'round'
  return {
    arm: armLines(face, front),
    shoulder: [seam('shoulder', from)],
    neck: neckLines(shape, face, from, Math.min(low, from[1] - (front ? 16 : 12))),
  }
}

/** A straight top from side to side that rises over the bust in front. */
function barLines({ under, apex, up }: Face, front: boolean): Line[] {
  const [x, y] = under
  const flat = (by: number) => add(under, scale(normal(up), by))
  if (!front) return [seam('neck', [0, y - 6], [flat(x * 0.35), [x * 0.4, y - 6]])]
  const peak: Point = [apex[0], Math.max(apex[1] + 58, y + 6)]
  const dip = peak[1] - 26
  return [
    seam('neck', peak, [flat((x - peak[0]) * 0.45), [peak[0] + (x - peak[0]) * 0.35, peak[1]]]),
    seam(
      'neck',
      [0, dip],
      [
        [peak[0] * 0.62, peak[1]],
        [peak[0] * 0.25, dip + 10],
      ],
    ),
  ]
}

const strap = 12

/** A top that hangs from thin straps. */
function slipLines({ under, apex, up, tip }: Face, front: boolean): Top {
  const [x, y] = under
  const high: Point = front
    ? [apex[0] + strap / 2, Math.min(tip[1] - 70, Math.max(apex[1] + 100, y + 40))]
    : [apex[0] + strap / 2, y + 14]
  const low = front ? high[1] - 52 : y - 14
  return {
    arm: [
      seam('arm', high, [
        add(under, scale(normal(up), (x - high[0]) * 0.5)),
        [high[0] + (x - high[0]) * 0.12, high[1] - (high[1] - y) * 0.5],
      ]),
    ],
    shoulder: [seam('shoulder', [high[0] - strap, high[1]])],
    neck: [
      seam(
        'neck',
        [0, low],
        [
          [high[0] - strap - (front ? 6 : 8), high[1] - (high[1] - low) * 0.5],
          [high[0] * 0.45, low],
        ],
      ),
    ],
  }
}

/** A front that is held by a strap round the neck. */
function halterLines({ under, neck, tip, apex, up }: Face, deeper: number): Top {
  const [outer, inner] = [mix(neck, tip, 0.34), mix(neck, tip, 0.03)]
  const low = lerp(neck[1] - neck[0] - 60, apex[1] + 10, clamp(deeper))
  const rise = outer[1] - under[1]
  return {
    arm: [
      seam('arm', outer, [
        add(under, scale(normal(up), (under[0] - outer[0]) * 0.75)),
        [outer[0] + 6, under[1] + rise * 0.45],
      ]),
    ],
    shoulder: [seam('shoulder', inner)],
    neck: [
      seam(
        'neck',
        [0, low],
        [
          [inner[0] - 2, lerp(low, inner[1], 0.62)],
          [inner[0] * 0.4, low + 14],
        ],
      ),
    ],
  }
}

/** A neck that falls in folds: the front is turned out at the underarm until its neck, straight across, is long enough for them. */
function cowlLines(face: Face, front: boolean, deeper: number): Top {
  const { neck, tip, under } = face
  const from = mix(neck, tip, 0.3)
  const shoulder = seam('shoulder', from)
  const arm = armLines(face, front)
  if (!front) return { arm, shoulder: [shoulder], neck: neckLines('round', face, from, neck[1] - 26) }
  const outer = turned([...arm, shoulder], -lerp(0.12, 0.42, deeper), under)
  const end = outer.at(-1)?.to ?? from
  const level = end[1] + 4
  return {
    arm: outer.slice(0, -1),
    shoulder: outer.slice(-1),
    neck: [
      seam(
        'neck',
        [0, level],
        [
          [end[0] * 0.7, level - 2],
          [end[0] * 0.3, level],
        ],
      ),
    ],
  }
}
