import { lerp, type Point, smooth } from '@toile/geometry'
import type { Sitter } from '../sitter.ts'

/** Height of the ball of the foot in its frame, flat and on a raised heel. */
const ball = { flat: 0.34, raised: 0.43 }

/** Half an ankle of a foot of scale 1, in heads. */
const usualAnkle = 0.08

/**
 * Places in the frame of a foot: origin ankle, x outward, y down, in heads. A trailing foot is seen standing on its ball: the instep is
 * long and narrow, the toes lie foreshortened on the ground.
 */
export function footPlace({ figure }: Pick<Sitter, 'figure'>, index: 0 | 1): (x: number, y: number) => Point {
  const { place: plain, trailing } = figure.foot(index)
  const { inner, outer } = figure.legs[index].at(2)
  const stout = Math.max(1, (inner + outer) / 2 / (usualAnkle * figure.build.footScale))
  // A chubby ankle widens the shoe it stands in.
  const place =
    stout === 1
      ? plain
      : (x: number, y: number) => plain(x * lerp(stout, 1 + (stout - 1) * 0.4, smooth(-0.05, 0.3, y)), y)
  if (!trailing || figure.view === 'back') return place
  const bend = figure.build.flatFooted ? ball.flat : ball.raised
  return (x, y) => {
    if (y <= 0) return place(x, y)
    const steep = y < bend ? y * 1.2 : bend * 1.2 + (y - bend) * 0.5
    const narrow = y < bend ? 1 - 0.1 * Math.sin((Math.PI * y) / bend) : 1 + 0.5 * (y - bend)
    return place(x * lerp(1, narrow, trailing), lerp(y, steep, trailing))
  }
}
