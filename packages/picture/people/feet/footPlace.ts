import { lerp, type Point } from '@toile/geometry'
import type { Sitter } from '../sitter.ts'

/** Height of the ball of the foot in its frame, flat and on a raised heel. */
const ball = { flat: 0.34, raised: 0.43 }

/**
 * Places in the frame of a foot: origin ankle, x outward, y down, in heads. A trailing foot is seen standing on its ball: the instep is
 * long and narrow, the toes lie foreshortened on the ground.
 */
export function footPlace({ figure }: Sitter, index: 0 | 1): (x: number, y: number) => Point {
  const { place, trailing } = figure.foot(index)
  if (!trailing || figure.view === 'back') return place
  const bend = figure.build.flatFooted ? ball.flat : ball.raised
  return (x, y) => {
    if (y <= 0) return place(x, y)
    const steep = y < bend ? y * 1.2 : bend * 1.2 + (y - bend) * 0.5
    const narrow = y < bend ? 1 - 0.1 * Math.sin((Math.PI * y) / bend) : 1 + 0.5 * (y - bend)
    return place(x * lerp(1, narrow, trailing), lerp(y, steep, trailing))
  }
}
