import { lerp, type Path } from '@toile/geometry'
import type { Figure } from '../../mannequins/figure.ts'
import type { DrawnLine, Fitting } from '../piece.ts'
import { edge, seam, topstitch, zip } from '../marks.ts'
import { lapSide, proportionOf } from '../upperBody.ts'

/** Lines and fittings to be laid on a piece. */
export interface Marks {
  lines: DrawnLine[]
  fittings: Fitting[]
}

/** A vertical run at a distance from the centre front. */
export const upright = (figure: Figure, x: number, from: number, to: number, count = 14): Path =>
  Array.from({ length: count }, (_, k) => figure.across(x, lerp(from, to, k / (count - 1))))

export interface ButtonOptions {
  from: number
  to: number
  count: number
  /** Half the width of the placket in heads. */
  half?: number
  radius?: number
  kind?: 'button' | 'snap'
  /** Buttons hidden under a fly. */
  hidden?: boolean
}

/** A buttoned front: overlap edge on the lap side with its stitch rows, buttons on the centre line. */
export function buttonPlacket(figure: Figure, options: ButtonOptions): Marks {
  const { from, to, count, half = 0.055, radius = 0.018, kind = 'button' } = options
  const lap = lapSide(figure)
  const lines = [
    edge(upright(figure, lap * half, from, to), 1.7),
    topstitch(upright(figure, lap * (half - 0.014), from, to), 0.8),
    topstitch(upright(figure, -lap * (half - 0.006), from, to), 0.9),
  ]
  const first = from + Math.min(0.07, (to - from) * 0.1)
  const last = to - Math.min(0.16, (to - from) * 0.12)
  const fittings = options.hidden
    ? []
    : Array.from(
        { length: Math.round(count) },
        (_, k): Fitting => ({
          at: figure.across(0, lerp(first, last, count <= 1 ? 0 : k / (Math.round(count) - 1))),
          radius,
          kind,
        }),
      )
  return { lines, fittings }
}

/** A zip at the centre, with its two tapes. */
export const zipFront = (figure: Figure, from: number, to: number, half = 0.045): Marks => ({
  lines: [
    seam(upright(figure, -half, from, to), 1),
    seam(upright(figure, half, from, to), 1),
    zip(upright(figure, 0, from, to)),
  ],
  fittings: [],
})

/** Two rows of buttons beside the centre and the overlap edge beyond them. */
export function doubleBreasted(
  figure: Figure,
  options: { from: number; to: number; rows: number; half: number; gap: number; radius?: number },
): Marks {
  const lap = lapSide(figure)
  const { from, to, half, gap } = options
  const fittings = Array.from({ length: Math.round(options.rows) }, (_, k) =>
    [-1, 1].map(
      (side): Fitting => ({
        at: figure.across(side * half, from + 0.08 + k * gap),
        radius: options.radius ?? 0.034,
        kind: 'button',
      }),
    ),
  ).flat()
  const fitted = fittings.filter(({ at }) => at[1] < to - 0.12)
  return {
    lines: [edge(upright(figure, lap * (half + 0.07 * proportionOf(figure).wide), from, to), 2)],
    fittings: fitted,
  }
}
