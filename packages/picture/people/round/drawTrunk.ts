import { add, mix, type Path, type Point, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { skinOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { css } from '../../raster/tint.ts'
import { drawBaseLayer } from './drawBaseLayer.ts'
import type { Standing } from './standing.ts'
import { neckTop, trunkContour } from './trunkContour.ts'
import { onFront } from './trunkEdge.ts'

/** Draws neck and trunk as the contours of the turned sections. */
export function drawTrunk(standing: Standing): void {
  const { stage, posed, sitter } = standing
  const [left, right] = [trunkContour(posed, -1), trunkContour(posed, 1)]
  const outline = [...left, ...reversed(right)]
  const outside = outsideOf(outline)
  for (const path of [left, reversed(right)])
    freeLine(stage, path, { weight: sitter.weight * 1.3, color: sitter.contour, taper: [0.03, 0.03], outside })
  paint(stage, { outlines: [outline], albedo: sitter.skin.base, optics: skinOptics, fullness: 0.8 })
  // What is lit later shows bones and muscles by its light.
  if (!stage.buffer) drawNeck(standing)
  drawThroatShade(standing, outline)
  if (!stage.buffer) drawTorso(standing)
  if (standing.look.undressed) drawBaseLayer(standing)
}

/** The navel, the furrow over it, and a man's chest. */
function drawTorso({ stage, posed, sitter }: Standing): void {
  const { levels, ageGroup, gender, muscle } = posed.build
  if (ageGroup === 'child') return
  const at = (x: number, y: number): Point => onFront(posed, x, y)
  const line = (points: Path, weight: number, spare = 0) =>
    freeLine(stage, spline(points, false, 8), { weight, color: sitter.soft, taper: [0.4, 0.5], spare })
  const navel = levels.waist + (levels.highHip - levels.waist) * 0.5
  line([at(-0.012, navel - 0.045), at(0, navel), at(0.014, navel - 0.03)], 1.6)
  line([at(0, levels.underbust), at(0.006, levels.waist), at(0, navel - 0.1)], 0.8, 0.5)
  if (gender === 'female' || muscle < 0.3) return
  const half = posed.section(levels.bust).wide
  for (const side of [-1, 1] as const)
    line(
      [
        at(side * half * 0.78, levels.bust - 0.02),
        at(side * half * 0.42, levels.bust + 0.2),
        at(side * 0.03, levels.bust + 0.12),
      ],
      1.4,
    )
}

/** Collar bones, and the muscles that run from behind the ears to the pit of the neck. */
function drawNeck({ stage, posed, sitter }: Standing): void {
  const { neck } = posed.build.levels
  // A child's neck is smooth.
  if (posed.build.ageGroup === 'child') return
  const { yaw } = posed.station(neck)
  const [x] = neckTop(posed)
  const pit = onFront(posed, 0, neck + 0.1)
  const line = (points: Path, weight: number, spare: number) =>
    freeLine(stage, spline(points, false, 8), { weight, color: sitter.soft, taper: [0.3, 0.5], spare })
  for (const side of [-1, 1] as const) {
    const bone = [0.05, 0.22, 0.42].map((by, i) => onFront(posed, side * by, neck + [0.115, 0.1, 0.075][i]))
    line(bone, 1.5, 0.2)
    const middle = mix([x + side * 0.1, neck - 0.3], pit, 0.55)
    const isFar = side * (yaw || 1) < 0
    const root: Point = [x + side * 0.12 - Math.sin(yaw) * 0.05, neck - 0.38]
    // Only where they come together are they more than a shade.
    line(
      [mix(root, middle, 0.55), mix(middle, pit, 0.1), add(pit, [side * 0.035, -0.02])],
      isFar ? 1.4 : 0.8,
      isFar ? 0 : 0.5,
    )
  }
}

/** The jaw throws its shade on the throat. */
function drawThroatShade({ stage, posed, sitter }: Standing, outline: Path): void {
  const { neck } = posed.build.levels
  const [x, y] = neckTop(posed)
  const chin = posed.head.pivot[0] + Math.sin(posed.head.yaw) * 0.22
  const shape: Path = [
    [x - 0.16, y + 0.06],
    [chin + 0.02, neck - 0.4],
    [x + 0.17, y + 0.06],
    [x + 0.15, neck - 0.14],
    [(chin + x) / 2 + 0.05, neck - 0.02],
    [x - 0.04, neck - 0.22],
  ]
  fillPlane(stage, spline(shape, true, 6), css(sitter.skin.shadow), { soft: 6, within: [outline], alpha: 0.75 })
}
