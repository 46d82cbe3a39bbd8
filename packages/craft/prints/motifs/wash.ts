import { boundsOf, type Chance, type Path, type Point } from '@toile/geometry'
import type { Color } from '../../colors/color.ts'
import { shade, tint, toStyle } from '../../colors/mixColors.ts'
import type { PrintSurface } from '../print.ts'
import { fillPath, strokePath } from './shapes.ts'

/** Fills an outline as a transparent wash of water colour: thin layers with strayed edges, a pool where the pigment gathers, a pale back-run and a darker rim; `wet` 0..1 thins the paint and widens the straying. */
export function paintWash(surface: PrintSurface, outline: Path, color: Color, chance: Chance, wet = 0.5): void {
  const { left, right, top, bottom } = boundsOf(outline)
  const size = Math.max(right - left, bottom - top)
  for (let layer = 0; layer < 2; layer++) {
    fillPath(surface, strayed(outline, chance, size * (0.01 + 0.03 * wet)), toStyle(color, 0.36 - 0.14 * wet))
  }
  const x = left + (right - left) * chance.between(0.2, 0.8)
  const y = top + (bottom - top) * chance.between(0.2, 0.8)
  const pool = surface.createRadialGradient(x, y, 0, x, y, size * 0.75)
  pool.addColorStop(0, toStyle(color, 1))
  pool.addColorStop(0.3, toStyle(color, 0.75 - 0.3 * wet))
  pool.addColorStop(1, toStyle(color, 0.08))
  fillPath(surface, outline, pool)
  const bx = left + (right - left) * chance.between(0.2, 0.8)
  const by = top + (bottom - top) * chance.between(0.2, 0.8)
  const bloom = surface.createRadialGradient(bx, by, 0, bx, by, size * 0.34)
  bloom.addColorStop(0, toStyle(tint(color, 0.75), 0.5 * wet))
  bloom.addColorStop(0.72, toStyle(tint(color, 0.75), 0.34 * wet))
  bloom.addColorStop(0.9, toStyle(shade(color, 0.15), 0.2 * wet))
  bloom.addColorStop(1, toStyle(color, 0))
  fillPath(surface, outline, bloom)
  const rim = [...outline, outline[0]]
  strokePath(surface, rim, toStyle(shade(color, 0.2), 0.38), size * 0.012)
}

function strayed(outline: Path, chance: Chance, by: number): Point[] {
  const phase = chance.next() * 6.28
  const waves = chance.whole(2, 4)
  return outline.map(([x, y], i): Point => {
    const sway = Math.sin(phase + (i / outline.length) * 6.283 * waves) * by
    return [x + sway + chance.bell() * by * 0.15, y + sway * 0.6 + chance.bell() * by * 0.15]
  })
}
