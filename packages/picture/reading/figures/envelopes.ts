import type { Figure, Side } from '@toile/craft/mannequins/figure.ts'
import { limbEdge } from '@toile/craft/mannequins/limb.ts'
import { add, joined, lerp, type Path, reversed } from '@toile/geometry'

/** Clothes as the space they take: eases in heads, lengths as places on the body. */
export interface Envelope {
  body: number
  /** How far down the arm, 0 shoulder .. 2 wrist, and how wide. */
  sleeve: readonly [to: number, ease: number]
  /** Trouser legs by their ease and end (1 knee .. 2 ankle), or a skirt by its hem (0 crotch .. 1 ankle) and how far it widens. */
  hat?: true
  below: { legs: number; to: number } | { hem: number; flare: number }
}

/** What people are dressed in where no garment is drafted: it hides the body as clothes of its kind do. */
export const envelopes: readonly Envelope[] = [
  { body: 0.05, sleeve: [0.55, 0.06], below: { legs: 0.03, to: 1.92 } },
  { body: 0.11, sleeve: [1.92, 0.09], hat: true, below: { legs: 0.13, to: 1.98 } },
  { body: 0.09, sleeve: [1.95, 0.06], below: { legs: 0.06, to: 0.5 } },
  { body: 0.05, sleeve: [0.35, 0.1], hat: true, below: { hem: 0.18, flare: 0.2 } },
  { body: 0.06, sleeve: [1.92, 0.08], below: { hem: 0.5, flare: 0.12 } },
  { body: 0.05, sleeve: [0.6, 0.09], hat: true, below: { hem: 0.72, flare: 0.38 } },
  { body: 0.03, sleeve: [0.06, 0.02], below: { hem: 0.98, flare: 0.08 } },
  { body: 0.16, sleeve: [1.1, 0.2], below: { hem: 0.96, flare: 0.3 } },
]

const sides = [-1, 1] as const
const down = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1]

/** The outlines of an envelope on a figure, in heads. */
export function envelopePaths(figure: Figure, { body, sleeve, hat, below }: Envelope): Path[] {
  const { levels, arms, legs } = figure
  const flank = (side: Side): Path =>
    [levels.shoulder + 0.12, levels.armpit, levels.bust, levels.waist, levels.highHip, levels.hip].map((y) =>
      figure.trunk(side, y, y < levels.bust ? body * 0.4 : body),
    )
  const shoulders = sides.map((side) => figure.neckPoint(side, 0.9))
  const trunk = joined([shoulders[0]], flank(-1), reversed(flank(1)), [shoulders[1]])
  const [to, ease] = sleeve
  const sleeves = arms.map((arm) => {
    const places = down.map((share) => lerp(0.02, to, share))
    return joined(limbEdge(arm, places, 1, ease), reversed(limbEdge(arm, places, -1, ease)))
  })
  const bottoms =
    'legs' in below
      ? legs.map((leg) => {
          const places = down.map((share) => lerp(0, below.to, share))
          return joined(limbEdge(leg, places, 1, below.legs), reversed(limbEdge(leg, places, -1, below.legs)))
        })
      : [skirt(figure, body, lerp(levels.crotch, levels.ankle, below.hem), below.flare)]
  return [trunk, ...sleeves, ...bottoms, ...(hat ? [brimmedHat(figure)] : [])]
}

const hat: Path = [
  [-0.62, 0.2],
  [-0.36, 0.12],
  [-0.32, -0.2],
  [0.32, -0.2],
  [0.36, 0.12],
  [0.62, 0.2],
]

const brimmedHat = (figure: Figure): Path => hat.map(([x, y]) => figure.head(x, y))

/** A skirt from the waist to a hem, wider below the hips by its flare at the ankle. */
function skirt(figure: Figure, body: number, hem: number, flare: number): Path {
  const { waist, hip, ankle } = figure.levels
  const edge = (side: Side): Path =>
    down.map((share) => {
      const y = lerp(waist, hem, share)
      const [x] = figure.trunk(side, Math.min(y, hip), body)
      const [low] = figure.trunk(side, y, body)
      const straight = side * Math.max(side * x, side * low)
      return add([straight, y], [side * Math.max(0, (y - hip) / (ankle - hip)) * flare * 2, 0])
    })
  return joined(edge(-1), reversed(edge(1)))
}
