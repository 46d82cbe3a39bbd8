import { mix, type Point } from '@toile/geometry'

/** The two halves of a cubic that is cut at a share of its parameter (de Casteljau): the handles of both, and where they meet. */
export function cutCubic(from: Point, [one, two]: readonly [Point, Point], to: Point, t: number) {
  const [a, b, c] = [mix(from, one, t), mix(one, two, t), mix(two, to, t)]
  const [d, e] = [mix(a, b, t), mix(b, c, t)]
  return { before: [a, d] as const, at: mix(d, e, t), after: [e, c] as const }
}
