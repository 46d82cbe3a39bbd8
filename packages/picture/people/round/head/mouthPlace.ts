import { type Path, type Point, reversed, spline } from '@toile/geometry'
import type { Expression } from './moods.ts'
import type { TurnedHead } from './openTurnedHead.ts'

/** The edges of both lips from the viewer's left to the right, and a way to place points: share of half the mouth's width, and height below its line. */
export interface MouthPlace {
  at(share: number, below: number, lift?: number): Point
  bow: Path
  parting: Path
  /** The upper edge of the lower lip; the parting itself while the mouth is closed. */
  rim: Path
  under: Path
  /** How far the mouth is open. */
  gap: number
  fall: number
}

const breadth = { woman: 1.2, man: 1.24, child: 1.2 } as const
const fullness = { woman: [1.26, 1.2], man: [1.2, 1.2], child: [1.15, 1.12] } as const

/** Places the mouth of a turned face in a mood. */
export function placeMouth({ face, see, depth, far }: TurnedHead, mood: Expression): MouthPlace {
  const { y, w, upper, lower, curl } = face.mouth
  const wide = w * (1 + mood.smile * 0.17) * breadth[face.kind]
  // Lips that open are drawn straight: the corners of a laugh go out more than up.
  const lifted = mood.smile * (0.022 - 0.012 * mood.open) + curl * 0.6 * (1 - 0.5 * mood.open)
  const gap = mood.open * (face.kind === 'child' ? 0.042 : 0.052)
  const ground = depth(0, y) + 0.014
  const leans = -far * (mood.askew ?? 0)
  const at = (share: number, below: number, lift = 0): Point =>
    see(
      share * wide,
      y + below - lifted * (1 + leans * share) * (share * share - 0.22),
      ground - 0.06 * share * share + lift,
    )
  const rise = upper * (1 - mood.smile * 0.24) * fullness[face.kind][0]
  const fall = lower * (1 - mood.smile * 0.14) * fullness[face.kind][1]
  const even = (half: readonly (readonly [number, number, number?])[], middle: readonly [number, number]): Path => {
    const side = (s: -1 | 1) => half.map(([share, below, lift]) => at(s * share, below, lift))
    return spline([...side(-1), at(0, ...middle), ...reversed(side(1))], false, 6)
  }
  return {
    at,
    gap,
    fall,
    bow: even(
      [
        [1, 0],
        [0.6, -rise * (0.66 - 0.16 * face.bow)],
        [0.3 - 0.1 * face.bow, -rise * 1.02, 0.01],
        [0.1, -rise * (0.99 - 0.12 * face.bow), 0.012],
      ],
      [-rise * (0.94 - 0.36 * face.bow), 0.014],
    ),
    parting: even(
      [
        [1, 0],
        [0.52, 0.003],
        [0.18, -0.001 + 0.006 * mood.open, 0.008],
      ],
      [0.005 + 0.002 * mood.open, 0.012],
    ),
    rim: even(
      [
        [1, 0],
        [0.6, 0.003 + gap * 0.72],
        [0.22, 0.004 + gap, 0.008],
      ],
      [0.005 + gap * 1.05, 0.012],
    ),
    under: even(
      [
        [1, 0],
        [0.62, fall * 0.64 + gap * 0.9],
        [0.26, fall * 1.0 + gap, 0.008],
      ],
      [fall * 0.99 + gap, 0.01],
    ),
  }
}
