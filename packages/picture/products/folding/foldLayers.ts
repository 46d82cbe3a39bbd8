import type { Optics } from '../../raster/optics.ts'
import { type Bounds, type Chance, clamp, type Noise, type Point } from '@toile/geometry'

/** One layer of folded cloth: a rectangle with soft corners that turns over its edges; heads. */
export interface FoldLayer {
  /** How far within it a place lies, below 0 outside, and the way out. */
  inside(place: Point): readonly [depth: number, out: Point]
  /** Heads that its edge turns over, and the height of its upper side above the ground. */
  roll: number
  high: number
}

/** Heads to either side of an edge in which it is told exactly. */
const edge = 0.1

/** Heads that a folded edge of a cloth turns over: silk lies thin, knit stands. */
export const rollOf = ({ handle, inflate }: Pick<Optics, 'handle' | 'inflate'>) =>
  clamp(0.004 + 0.0098 * handle.thick + 0.004 * inflate, 0.013, 0.05)

/** How a garment is folded: the roll of its edges, how soft it lies and how readily its layers slip, how far it is tipped, which way is down in the picture, in how many layers, and how far its shoulders fall from which share of its half width on. */
interface FoldWay {
  roll: number
  soft: number
  slip: number
  tip: number
  down: Point
  count: number
  shoulders: { fall: number; from: number }
}

/** Layers of a folded garment from the one on top down: each comes out a little from under the one above it, by chance, downwards in the picture. */
export function foldLayers(
  box: Bounds,
  { roll, soft, slip, tip, down, count, shoulders }: FoldWay,
  chance: Chance,
  noise: Noise,
): FoldLayer[] {
  const halfY = (box.bottom - box.top) / 2
  const centre = (box.bottom + box.top) / 2
  let reached = 0
  return Array.from({ length: count }, (_, k): FoldLayer => {
    const own = chance.branch(`layer ${k}`)
    // Folds stand in broad rolls; hems and cuffs that are folded in lie thin and short between them.
    const isFold = k % 2 === 0
    if (k) reached += roll * tip * (isFold ? own.between(1.2, 1.7) : own.between(0.45, 0.85))
    const out = reached
    const lean = k ? own.bell() * 0.009 * slip : 0
    const [short, long] = k ? [own.between(-0.004, 0.02 * slip), own.between(-0.004, 0.02 * slip)] : [0, 0]
    const middle = (box.left + box.right) / 2 + (long - short) / 2 + down[0] * out
    const halfX = (box.right - box.left) / 2 - (short + long) / 2
    const corner = 0.035 + 0.03 * soft + (k ? 0.03 * own.next() : 0)
    const wave = 0.003 + 0.004 * soft
    const slack = k ? roll * (isFold ? 0.3 : 0.55) : 0
    return {
      roll: isFold ? roll : roll * 0.5,
      high: roll * 0.95 * (count - k),
      inside([x, y]) {
        const px = x - middle
        let py = y - down[1] * out - centre - lean * px
        if (py < 0)
          py -=
            shoulders.fall *
            clamp((Math.abs(px) / halfX - shoulders.from) / (1 - shoulders.from)) *
            clamp((-py / halfY) * 2 - 1)
        const rough = intoBox(px, py, halfX, halfY, corner, 0)
        // Only edges are uneven.
        if (rough[0] > edge || rough[0] < -edge) return rough
        if (py > 0) py += slack * (noise(x * 1.9 + k * 5.7, k * 3.3) - 0.5) * clamp((py / halfY) * 2 - 1)
        const uneven =
          (noise(x * 2.6 + k * 7.3, y * 2.6 + k * 3.1) - 0.5) * 2 * wave +
          (noise(x * 13 + k * 2.1, y * 13) - 0.5) * wave * 0.4
        return intoBox(px, py, halfX, halfY, corner, uneven)
      },
    }
  })
}

/** How far within a box with round corners a place lies, and the way out of it. */
function intoBox(px: number, py: number, halfX: number, halfY: number, round: number, uneven: number) {
  const qx = Math.abs(px) - halfX + round
  const qy = Math.abs(py) - halfY + round
  const out = Math.hypot(Math.max(qx, 0), Math.max(qy, 0))
  const depth = round - out - Math.min(Math.max(qx, qy), 0) + uneven
  const way: Point =
    qx > 0 && qy > 0
      ? [(qx / out) * Math.sign(px), (qy / out) * Math.sign(py)]
      : qx > qy
        ? [Math.sign(px), 0]
        : [0, Math.sign(py)]
  return [depth, way] as const
}
