import type { Gesture } from '../mannequins/round/gesture.ts'
import { legShare } from '../mannequins/round/placing.ts'
import type { Posed } from '../mannequins/round/posed.ts'
import type { Mover } from './motion.ts'

/** Who moves for so many seconds: somebody as they stand in space. */
export function moverOf(
  { build, floor, gesture }: Pick<Posed, 'build' | 'floor'> & { gesture: Gesture },
  seconds: number,
): Mover {
  const sunk = (gesture.sink ?? 0) * legShare(build)
  return { build, rest: gesture, footHeight: floor - build.ankleY + sunk, seconds }
}
