import type { PrintSurface } from '../print.ts'

/** Fills a band that runs across a tile of `length` about its middle, at `y`, as thick as told and swaying once by `sway`; all in millimetres. */
export function waveBand(
  surface: PrintSurface,
  length: number,
  y: number,
  thick: number,
  sway: number,
  style: PrintSurface['fillStyle'],
): void {
  surface.fillStyle = style
  if (sway === 0) {
    surface.fillRect(-length / 2, y - thick / 2, length, thick)
    return
  }
  const steps = 24
  const at = (i: number, side: number): [number, number] => [
    (i / steps - 0.5) * length,
    y + (side * thick) / 2 + Math.sin((i / steps) * Math.PI * 2) * sway,
  ]
  surface.beginPath()
  for (let i = 0; i <= steps; i++) surface.lineTo(...at(i, -1))
  for (let i = steps; i >= 0; i--) surface.lineTo(...at(i, 1))
  surface.closePath()
  surface.fill()
}
