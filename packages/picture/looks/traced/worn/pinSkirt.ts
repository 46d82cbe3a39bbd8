import type { Figure } from '@toile/craft/mannequins/figure.ts'
import type { Pin } from './movingSquares.ts'
import { type Sheet, sides } from './sheet.ts'

/** Hangs a skirt from the waist; its hem falls in proportion. */
export function pinSkirt(sheet: Sheet, figure: Figure): { pins: Pin[]; scale: number } {
  const { waist, floor } = figure.levels
  const scale = (figure.halfWidth(waist) + 0.03) / (sheet.half('waist') || sheet.half('hem') || 1)
  const pins: Pin[] = []
  for (const { side, name } of sides) {
    if (sheet.has(`waist${name}`)) {
      pins.push({ from: sheet.pixel(`waist${name}`), to: figure.trunk(side, waist, 0.03) })
    }
    if (!sheet.has(`hem${name}`)) continue
    const [x, y] = sheet.at(`hem${name}`)
    pins.push({
      from: sheet.pixel(`hem${name}`),
      to: figure.silhouette(x * scale, Math.min(floor - 0.06, waist + y * scale)),
    })
  }
  return { pins, scale }
}
