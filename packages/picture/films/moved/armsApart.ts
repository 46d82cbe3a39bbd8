import { clamp, contains, type Path, type Point } from '@toile/geometry'
import { mainParts } from '../../kernels/components.ts'
import { contrastLinks, type Links } from '../../kernels/links.ts'
import { type Lab, labOf } from '../../kernels/oklab.ts'
import { type Mask, maskOf } from '../../kernels/plane.ts'
import { part } from '../../kernels/parting.ts'
import { depthOf, enlarged } from '../../kernels/refine.ts'
import { fitPixels } from '../../kernels/fitPixels.ts'
import { type Stroke, strokeMask } from '../../kernels/stroke.ts'
import type { Pixels } from '../../surface.ts'
import type { Joints, Pair } from './joints.ts'
import { offSegment } from './offSegment.ts'
import { pushPull } from './pushPull.ts'

/** A figure as three sheets: an arm by itself does not pull the cloth that it hangs before. */
export interface ApartSheets {
  body: Pixels
  arms: Pair<Pixels>
  /** Arms that lie against the body in its own colours, which a person has to point out. */
  asks: Pair<boolean>
}

/** The longer side at which arms are told from what lies behind them, in pixels. */
const working = 420
/** How thin an arm is at least, and how wide a sleeve may be, around its bones; how thick trunk and legs are at least; in heads. */
const wide = {
  bone: 0.07,
  sleeve: 0.34,
  hand: 0.2,
  trunk: 0.2,
  leg: 0.1,
  head: 0.5,
  shoulder: 0.24,
  thigh: 0.25,
} as const
/** How far beyond its edge the soft rim of an arm is still its own, in pixels of the film. */
const rim = 2.5
/** An edge between arm and cloth is seen from this difference in OKLab on; so much of it has to be seen. An arm that has the body on both its sides for so many heads lies before it. */
const seen = { edge: 0.045, share: 0.5, before: 2.85 } as const

/** Takes the arms of a figure off its body, and fills the body where they lay before it; strokes of a person go before all that is guessed. */
export function armsApart(pixels: Pixels, joints: Joints, head: number, strokes: Pair<readonly Stroke[]>): ApartSheets {
  const small = fitPixels(pixels, working)
  const ratio = small.width / pixels.width
  const lab = labOf(small)
  const seeking = { lab, links: contrastLinks(lab), head, ratio, strokes }
  const found = ([0, 1] as const).map((side) => armIn(small, joints, side, seeking))
  const depths = found.map(({ mask }) => enlarged(depthOf(mask), pixels).values)
  const arms = depths.map((depth) => kept(pixels, (i) => clamp(0.5 + rim / 2 + depth[i]!)))
  // The soft rim of an arm goes with it: nothing of it may be left beside the body.
  const without = (i: number) => 1 - Math.max(...depths.map((depth) => clamp(0.5 + rim + depth[i]!)))
  return {
    body: filledBehind(pixels, joints, { head, without }),
    arms: [arms[0]!, arms[1]!],
    asks: [found[0]!.asks, found[1]!.asks],
  }
}

interface Seeking {
  lab: Lab
  links: Links
  head: number
  ratio: number
  strokes: Pair<readonly Stroke[]>
}

function armIn(small: Pixels, joints: Joints, side: 0 | 1, { lab, links, head, ratio, strokes }: Seeking) {
  const bones = [joints.shoulders[side], joints.elbows[side], joints.wrists[side], joints.hands[side]]
  const line = (points: readonly Point[], radius: number, own = strokes[side]) =>
    strokeMask(small, [{ points, radius: radius * head }, ...own], ratio).values
  const lower = line(bones.slice(1), wide.bone)
  const [sleeve, hand] = [line(bones.slice(0, 3), wide.sleeve), line(bones.slice(2), wide.hand)]
  const trunk = line([joints.neck, joints.waist, joints.crotch], wide.trunk, [])
  const legs = ([0, 1] as const).map((leg) =>
    line([joints.hips[leg], joints.knees[leg], joints.ankles[leg]], wide.leg, []),
  )
  const above = line([joints.neck, joints.headTop], wide.head, [])
  const other = strokeMask(small, strokes[side ? 0 : 1], ratio).values
  const own = strokeMask(small, strokes[side], ratio).values
  const wrist = joints.wrists[side][1] * ratio
  const isBelow = (i: number) => Math.floor(i / small.width) > wrist && joints.hands[side][1] > joints.wrists[side][1]
  const isFigure = (i: number) => small.rgba[i * 4 + 3]! > 40
  const isNear = (i: number) => Boolean((sleeve[i] && !isBelow(i)) || hand[i])
  const keep = (i: number) => isFigure(i) && Boolean(own[i] || (lower[i] && !other[i]))
  const isBody = (i: number) => Boolean(trunk[i] || above[i]) || legs.some((leg) => leg[i])
  const drop = (i: number) => !isFigure(i) || !isNear(i) || Boolean(other[i]) || (isBody(i) && !keep(i))
  const seed = maskOf(small, (i) => isFigure(i) && isNear(i) && !drop(i))
  const { mask } = part(lab, seed, { keep, drop, doubt: () => 0 }, links, 3)
  const within = mainParts(
    maskOf(mask, (i) => mask.values[i] === 1 && isFigure(i)),
    0.2,
  )
  return {
    mask: within,
    asks: strokes[side].length === 0 && isHidden(lab, within, isFigure, joints, { side, head, ratio }),
  }
}

/** Whether an arm lies before the body, or most of the edge between them cannot be seen. */
function isHidden(
  { lightness, a, b }: Lab,
  { width, height, values }: Mask,
  isFigure: (i: number) => boolean,
  joints: Joints,
  { side, head, ratio }: { side: 0 | 1; head: number; ratio: number },
): boolean {
  let [edge, clear] = [0, 0]
  const [sx, sy] = joints.shoulders[side]
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const i = y * width + x
      if (!values[i] || Math.hypot(x / ratio - sx, y / ratio - sy) < head * 0.55) continue
      for (const way of [1, -1, width, -width]) {
        const j = i + way
        if (values[j] || !isFigure(j) || !isFigure(j + way)) continue
        const [p, q] = [i - 2 * way, j + 2 * way]
        const apart = Math.hypot(
          lightness.values[p]! - lightness.values[q]!,
          a.values[p]! - a.values[q]!,
          b.values[p]! - b.values[q]!,
        )
        edge++
        if (apart > seen.edge) clear++
      }
    }
  }
  const long = edge / (head * ratio)
  return long > seen.before || (long > 0.5 && clear < edge * seen.share)
}

const kept = ({ width, height, rgba }: Pixels, share: (i: number) => number): Pixels => {
  const out = rgba.slice()
  for (let i = 0; i < width * height; i++) out[i * 4 + 3] = rgba[i * 4 + 3]! * share(i)
  return { width, height, rgba: out }
}

/** The body without its arms: what lay behind them filled from beside, shoulders left where they are, that no turn opens a gap. */
function filledBehind(
  pixels: Pixels,
  joints: Joints,
  { head, without }: { head: number; without: (i: number) => number },
): Pixels {
  const { width, height, rgba } = pixels
  const trunk: Path = [joints.shoulders[0], joints.shoulders[1], hipOf(joints, 1, head), hipOf(joints, 0, head)]
  const isThigh = (at: Point) =>
    ([0, 1] as const).some((leg) => offSegment(at, joints.hips[leg], joints.knees[leg]) < wide.thigh * head)
  const known = new Uint8Array(width * height)
  const hole = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const ends = rowEnds(pixels, y, without)
    for (let x = 0; x < width; x++, i++) {
      const own = without(i) > 0.98 && rgba[i * 4 + 3]! > 250
      if (own) known[i] = 1
      else if (rgba[i * 4 + 3]! > 8 && without(i) < 0.98) {
        const between = ends && x > ends[0] && x < ends[1]
        hole[i] = between || contains(trunk, [x, y]) || isThigh([x, y]) ? 1 : 0
      }
    }
  }
  const filled = pushPull(pixels, known)
  const out = rgba.slice()
  for (let i = 0; i < known.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)]
    const atShoulder = joints.shoulders.some(([sx, sy]) => Math.hypot(x - sx, y - sy) < head * wide.shoulder)
    const share = atShoulder ? 1 : without(i)
    if (hole[i] && share < 1) {
      for (let c = 0; c < 3; c++) out[i * 4 + c] = rgba[i * 4 + c]! * share + filled.rgba[i * 4 + c]! * (1 - share)
    } else out[i * 4 + 3] = rgba[i * 4 + 3]! * share
  }
  return { width, height, rgba: out }
}

const hipOf = ({ hips, crotch }: Joints, side: 0 | 1, head: number): Point => [
  hips[side][0] + (side ? 0.18 : -0.18) * head,
  crotch[1],
]

/** The first and the last place of the body in a row of pixels. */
function rowEnds({ width, rgba }: Pixels, y: number, without: (i: number) => number): [number, number] | null {
  let [first, last] = [-1, -1]
  for (let x = 0; x < width; x++) {
    const i = y * width + x
    if (rgba[i * 4 + 3]! < 200 || without(i) < 0.98) continue
    if (first < 0) first = x
    last = x
  }
  return first < 0 ? null : [first, last]
}
