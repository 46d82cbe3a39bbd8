import { type Chance, offset, type Path, type Point, quadratic, resample, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { type Hatching, hatch, penLine } from './pen.ts'
import { fillPath } from './shapes.ts'

/** How a plate is engraved: paper and ink, the line's width in millimetres and how much of the shading is cut (1 is ordinary). */
export interface Burin {
  ground: Color
  ink: Color
  line: number
  shading: number
}

/** Engraves a closed shape: it covers what is behind it, is outlined and hatched where told. */
export function engraved(
  surface: PrintSurface,
  outline: Path,
  burin: Burin,
  ...hatchings: readonly Omit<Hatching, 'width'>[]
): void {
  fillPath(surface, outline, toStyle(burin.ground))
  for (const hatching of hatchings) shadeIn(surface, outline, burin, hatching)
  penLine(surface, [...outline, outline[0]], toStyle(burin.ink), burin.line * 1.1, 0.8)
}

/** Hatches an outline as deep as the plate is shaded. */
export function shadeIn(surface: PrintSurface, outline: Path, burin: Burin, hatching: Omit<Hatching, 'width'>): void {
  if (burin.shading < 0.05) return
  hatch(surface, outline, toStyle(burin.ink), {
    ...hatching,
    gap: hatching.gap / burin.shading,
    width: burin.line * 0.62,
  })
}

/** Draws one engraved line along points, smoothed. */
export function cut(surface: PrintSurface, points: Path, burin: Burin, width = 1, ends = 0.15): void {
  const path = points.length > 2 ? spline(points, false, 5) : resample(points, 5)
  penLine(surface, path, toStyle(burin.ink), burin.line * width, ends)
}

/** Engraves many short curls at one go, each from its first point past its second to its third. */
export function curls(
  surface: PrintSurface,
  burin: Burin,
  each: readonly (readonly [Point, Point, Point])[],
  width = 1,
): void {
  surface.beginPath()
  for (const [from, past, to] of each) {
    surface.moveTo(from[0], from[1])
    surface.quadraticCurveTo(past[0], past[1], to[0], to[1])
  }
  surface.strokeStyle = toStyle(burin.ink)
  surface.lineWidth = burin.line * width
  surface.lineCap = 'round'
  surface.stroke()
}

/** Engraves an arm, leg or bough: a run of points with its breadth at each end in millimetres. */
export function limb(
  surface: PrintSurface,
  points: Path,
  [from, to]: readonly [number, number],
  burin: Burin,
  dark = 0.55,
): void {
  const path = points.length > 2 ? spline(points, false, 6) : resample(points, 6)
  const half = (t: number) => (from + (to - from) * t) / 2
  const outline = [...offset(path, half), ...offset(path, (t) => -half(t)).reverse()]
  engraved(surface, outline, burin, { angle: 0.35, gap: 0.85, from: dark })
}

/** Engraves a mound of ground about the origin, `breadth` wide: broken level lines under an uneven edge, and tufts of grass. */
export function paintGround(surface: PrintSurface, breadth: number, burin: Burin, chance: Chance): void {
  const rows = 8
  for (let row = 0; row < rows; row++) {
    const share = 1 - row / (rows + 1.5)
    let x = -breadth * 0.5 * share
    while (x < breadth * 0.5 * share) {
      const run = breadth * chance.between(0.05, 0.2)
      const y = row * 1.9 + chance.between(-0.7, 0.7) + Math.abs(x / breadth) * 3
      if (row === 0 || chance.happens(0.72)) {
        cut(
          surface,
          [
            [x, y],
            [x + run * 0.5, y - chance.between(0, 1.2)],
            [x + run, y + 0.3],
          ],
          burin,
          row ? 0.8 : 1.2,
        )
      }
      x += run * (row ? chance.between(0.9, 1.5) : 0.92)
    }
  }
  const tufts = Math.round(breadth / 6)
  for (let i = 0; i < tufts; i++) {
    paintTuft(
      surface,
      [chance.between(-0.48, 0.48) * breadth, chance.between(0, 9)],
      chance.between(3, 6),
      burin,
      chance,
    )
  }
}

/** Engraves a tuft of grass growing from a place. */
function paintTuft(surface: PrintSurface, [x, y]: Point, height: number, burin: Burin, chance: Chance): void {
  for (let blade = 0; blade < 6; blade++) {
    const lean = (blade / 5 - 0.5) * height * 1.1
    const tall = height * chance.between(0.6, 1)
    penLine(
      surface,
      quadratic([x + lean * 0.15, y], [x + lean * 0.2, y - tall * 0.7], [x + lean, y - tall], 5),
      toStyle(burin.ink),
      burin.line,
      0.2,
    )
  }
}
