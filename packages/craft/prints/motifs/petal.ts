import { bezier, type Path, type Point, scale, spline } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { fillPath, strokePath } from './shapes.ts'

/** A petal to paint: it grows from the origin upwards; lengths in millimetres. */
export interface Petal {
  length: number
  /** Half of its width. */
  width: number
  /** Depth of the notch in its tip, as a share of its length; negative gives a point. */
  notch: number
  color: Color
  /** The colour at its base. */
  heart: Color
  veins?: boolean
}

const outlineOf = (length: number, width: number, notch: number): Point[] =>
  spline(
    [
      [0, 0],
      [width * 0.55, -length * 0.35],
      [width, -length * 0.78],
      [width * 0.48, -length],
      [0, -length * (1 - notch)],
      [-width * 0.48, -length],
      [-width, -length * 0.78],
      [-width * 0.55, -length * 0.35],
    ],
    true,
    7,
  )

/** Paints a petal: a pale rim, the body, a deep base that fades outwards, and fine veins. */
export function paintPetal(surface: PrintSurface, { length, width, notch, color, heart, veins = true }: Petal): void {
  const outline = outlineOf(length, width, notch)
  fillPath(surface, outline, toStyle(shade(color, 0.14)))
  const inner: Path = outline.map((p) => scale(p, 0.965))
  fillPath(surface, inner, toStyle(color))
  const glow = surface.createRadialGradient(0, 0, 0, 0, 0, length)
  glow.addColorStop(0, toStyle(heart, 0.9))
  glow.addColorStop(0.32, toStyle(heart, 0.42))
  glow.addColorStop(0.68, toStyle(heart, 0))
  glow.addColorStop(1, toStyle(tint(color, 0.6), 0.28))
  fillPath(surface, inner, glow)
  if (!veins) return
  for (const side of [-0.9, -0.45, 0, 0.45, 0.9]) {
    const vein = bezier(
      [side * width * 0.1, -length * 0.22],
      [side * width * 0.3, -length * 0.45],
      [side * width * 0.62, -length * 0.6],
      [side * width * 0.72, -length * (0.88 - Math.abs(side) * 0.08)],
      8,
    )
    strokePath(surface, vein, toStyle(tint(color, 0.55), 0.5), Math.max(0.3, length * 0.016))
  }
}
