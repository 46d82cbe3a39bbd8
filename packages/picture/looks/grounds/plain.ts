import { boundsOf, type Path, type Point, smooth } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine } from '../../raster/freeLine.ts'
import type { Stage } from '../../raster/stage.ts'
import { css } from '../../raster/tint.ts'
import { floorSpots, footShadows, type Spot, touchFloor } from './floorSpots.ts'
import type { Ground } from './ground.ts'
import { dark } from './layDark.ts'
import { type Pool, pourPool } from './pourPool.ts'

/** Nothing but the asked colour; on the floor strokes of the brush, a puddle of wash or a soft shade, as the hand is. */
export const plain: Ground = {
  sheet: (color) => color,
  fill({ context, width, height }, color) {
    context.fillStyle = css(color)
    context.fillRect(0, 0, width, height)
  },
  shadow(stage, standing) {
    touchFloor(stage, standing)
    if (stage.style === 'ink') for (const spot of floorSpots(standing)) strokeFloor(stage, spot)
    else if (standing.posed) throwShade(stage, standing)
    else
      for (const spot of floorSpots(standing))
        pourPool(stage, spot, stage.style === 'illustration' ? puddle(stage) : shade)
  },
}

/** What foot and leg throw, paler the higher the foot is. */
function throwShade(stage: Stage, standing: Parameters<Ground['shadow']>[1]): void {
  const lit = stage.style === 'realistic'
  const [soft, alpha] = lit ? [9, 0.34] : [12, 0.15]
  for (const { thrown, off } of footShadows(standing)) {
    const share = 1 - Math.min(0.6, off * 0.5)
    if (lit) fillPlane(stage, farther(thrown), css(dark), { soft: 26, alpha: 0.24 * share })
    fillPlane(stage, thrown, css(dark), { soft, alpha: alpha * share })
  }
}

/** What the legs above a foot throw, farther from the lamp. */
function farther(thrown: Path): Path {
  const { left, right, top, bottom } = boundsOf(thrown)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return thrown.map((p): Point => [x + 0.3 + (p[0] - x) * 1.7, y - 0.03 + (p[1] - y) * 1.15])
}

const shade: Pool = (distance) => (distance < 1 ? 78 * (1 - distance) ** 2 : 0)

/** Wash that dried with a darker, wandering rim. */
function puddle({ wash }: Stage): Pool {
  return (distance, angle) => {
    const rim = 0.8 + 0.16 * wash(1.3 * Math.cos(angle) + 9, 1.3 * Math.sin(angle) + 4)
    const inside = Math.sqrt(distance) / rim
    return 27 * (1 - smooth(0.9, 1, inside)) * (0.78 + 0.5 * smooth(0.78, 0.96, inside))
  }
}

/** Strokes below, to where the light throws them. */
const floorStrokes: readonly (readonly [from: number, to: number, down: number, weight: number])[] = [
  [-0.82, 0.95, 0, 4.4],
  [-0.5, 1.12, 0.035, 3.2],
  [-0.1, 0.78, 0.065, 2.2],
]

function strokeFloor(stage: Stage, { centre: [x, y], reach }: Spot): void {
  floorStrokes.forEach(([from, to, down, weight], i) => {
    const path: Point[] = [
      [x + from * reach, y + down + 0.012],
      [x + ((from + to) / 2) * reach, y + down],
      [x + to * reach, y + down - 0.01],
    ]
    freeLine(stage, path, { weight, color: 'rgba(30,27,30,.5)', taper: [0.12, 0.45], seed: i })
  })
}
