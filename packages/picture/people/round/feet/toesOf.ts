import { ellipse, hullOf, type Path, type Point } from '@toile/geometry'
import type { FootSpace } from './openFoot.ts'

/** A toe and its nail on the page. */
export interface Toe {
  outline: Path
  nail: Path
}

/** From the big toe outward: where it begins and ends down the foot, how far inward it lies, and its half width. */
const toes = [
  [0.56, 0.71, 0.098, 0.047],
  [0.57, 0.715, 0.022, 0.031],
  [0.55, 0.685, -0.034, 0.029],
  [0.52, 0.64, -0.084, 0.027],
  [0.48, 0.59, -0.126, 0.026],
] as const

/** What a shoe leaves of how far toes spread. */
const held = 0.9

/** The toes of a bare foot, the smallest first, so that each lies over the one outside it. */
export const toesOf = ({ put, inward, size }: FootSpace): Toe[] =>
  toes.toReversed().map(([from, to, inside, half]) => {
    const across = inward * inside * held
    const round = (centre: Point, by: number): Path => ellipse(centre, half * by * size, half * by * size * 0.9, 0, 16)
    const outline = hullOf([
      ...round(put(from, 0.09, across), 1),
      ...round(put(to, 0.05, across), 0.92),
      put(from, 0, across + half),
      put(from, 0, across - half),
    ])
    const [a, b] = [put(to - 0.012, 0.082, across), put(to + 0.03, 0.06, across)]
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
    return { outline, nail: ellipse(a, half * 0.55 * size, half * 0.42 * size, turn, 14) }
  })

/** The lines that part neighbouring toes. */
export const cleftsOf = ({ put, inward }: FootSpace): Path[] =>
  toes.slice(1).map(([, to, inside, half]) => {
    const across = inward * (inside + half) * held
    return [put(to - 0.005, 0.035, across), put(to - 0.05, 0.085, across), put(to - 0.1, 0.11, across)]
  })
