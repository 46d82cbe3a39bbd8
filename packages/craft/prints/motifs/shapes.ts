import { type Path, type Point, spline } from '@toile/geometry'
import type { PrintSurface } from '../print.ts'

type Style = PrintSurface['fillStyle']

/** Fills a closed outline. */
export function fillPath(surface: PrintSurface, path: Path, style: Style): void {
  trace(surface, path)
  surface.closePath()
  surface.fillStyle = style
  surface.fill()
}

/** Draws an open line of a width in millimetres, round at its ends. */
export function strokePath(surface: PrintSurface, path: Path, style: Style, width: number): void {
  trace(surface, path)
  surface.strokeStyle = style
  surface.lineWidth = width
  surface.lineCap = 'round'
  surface.lineJoin = 'round'
  surface.stroke()
}

/** Fills a disc. */
export function fillDisc(surface: PrintSurface, [x, y]: Point, radius: number, style: Style): void {
  surface.beginPath()
  surface.arc(x, y, radius, 0, Math.PI * 2)
  surface.fillStyle = style
  surface.fill()
}

/** A smooth closed outline through a few points. */
export const blob = (points: Path, segments = 8): Point[] => spline(points, true, segments)

/** Paints with the origin moved, turned by `angle` radians and scaled. */
export function placed(
  surface: PrintSurface,
  {
    x = 0,
    y = 0,
    angle = 0,
    size = 1,
    flip = false,
  }: { x?: number; y?: number; angle?: number; size?: number; flip?: boolean },
  paint: () => void,
): void {
  surface.save()
  surface.translate(x, y)
  surface.rotate(angle)
  surface.scale(flip ? -size : size, size)
  paint()
  surface.restore()
}

/** Runs `paint` `count` times, turned evenly about the origin. */
export function around(surface: PrintSurface, count: number, paint: (index: number) => void, start = 0): void {
  for (let i = 0; i < count; i++) placed(surface, { angle: start + (i / count) * Math.PI * 2 }, () => paint(i))
}

function trace(surface: PrintSurface, path: Path): void {
  surface.beginPath()
  path.forEach(([x, y], i) => (i ? surface.lineTo(x, y) : surface.moveTo(x, y)))
}
