import type { Posed } from '@toile/fashion/mannequins/round/poseInSpace.ts'
import { type Point, spline } from '@toile/geometry'
import { onFront, onTrunk } from '../../people/round/trunkEdge.ts'
import { fillOutline, type Stage } from '../../raster/stage.ts'
import { css, darken } from '../../raster/tint.ts'
import type { ReadyGarment } from '../drawGarments.ts'

/** How dark cloth is that runs on under an armhole. */
const shade = 0.8

/** Between a bodice and its sleeves no skin may show: their cloth runs on beneath. */
export function coverArmholes(stage: Stage, posed: Posed, garments: readonly ReadyGarment[]): void {
  const { levels, shoulder } = posed.build
  for (const { dressed, cloth } of garments) {
    if (dressed.kind !== 'drafted' || !dressed.pieces.some(({ role }) => role === 'sleeve')) continue
    for (const index of [0, 1] as const) {
      const side = index ? 1 : -1
      const { limb } = posed.arms[index].ruler
      const [x, y] = limb.edge(0.02, 0.2)
      const top: Point = [x - side * 0.06, y - 0.03]
      const contour = [levels.armpit + 0.05, levels.bust].map((level) => onTrunk(posed, side, level))
      const inner = [levels.bust, shoulder[1] + 0.06].map((level) => onFront(posed, side * 0.3, level))
      const patch = spline([top, limb.edge(0.25, 0.1), ...contour, ...inner], true, 6)
      fillOutline(stage, patch, css(darken(cloth.main, shade)))
    }
  }
}
