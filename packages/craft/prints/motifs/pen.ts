import { offset, type Path, rotate } from '@toile/geometry'
import type { PrintSurface } from '../print.ts'
import { fillPath } from './shapes.ts'

type Style = PrintSurface['fillStyle']

/** Draws a line that swells in its middle and thins to a share of its width (millimetres) at both ends. */
export function penLine(surface: PrintSurface, path: Path, style: Style, width: number, ends = 0.25): void {
  const half = (t: number) => (width / 2) * (ends + (1 - ends) * Math.sqrt(Math.sin(Math.PI * t)))
  fillPath(surface, [...offset(path, half), ...offset(path, (t) => -half(t)).reverse()], style)
}

/** Parallel lines over an outline, and which share of each line's run is drawn; lengths in millimetres, angle in radians. */
export interface Hatching {
  angle: number
  gap: number
  width: number
  from?: number
  to?: number
}

/** Hatches the inside of a closed outline; `from` and `to` leave the light side of the form bare. */
export function hatch(
  surface: PrintSurface,
  outline: Path,
  style: Style,
  { angle, gap, width, from = 0, to = 1 }: Hatching,
): void {
  const turned = outline.map((p) => rotate(p, -angle))
  const ys = turned.map(([, y]) => y)
  const bottom = Math.max(...ys)
  surface.beginPath()
  for (let y = Math.min(...ys) + gap * 0.5, row = 0; y < bottom; y += gap, row++) {
    const crossed = crossings(turned, y)
    for (let k = 0; k + 1 < crossed.length; k += 2) {
      const run = crossed[k + 1] - crossed[k]
      const uneven = ((row * 7) % 5) * 0.03
      const [x0, y0] = rotate([crossed[k] + run * Math.max(0, from - (from ? uneven : 0)), y], angle)
      const [x1, y1] = rotate([crossed[k] + run * Math.min(1, to + (to < 1 ? uneven : 0)), y], angle)
      surface.moveTo(x0, y0)
      surface.lineTo(x1, y1)
    }
  }
  surface.strokeStyle = style
  surface.lineWidth = width
  surface.lineCap = 'butt'
  surface.stroke()
}

function crossings(outline: Path, y: number): number[] {
  const found: number[] = []
  outline.forEach(([x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length]
    if (y0 > y !== y1 > y) found.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0))
  })
  return found.sort((a, b) => a - b)
}
