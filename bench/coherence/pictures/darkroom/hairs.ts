import type { Chance } from '@toile/geometry'
import type { Plate } from './plate.ts'
import { between, stroke, times } from './stamp.ts'

/** Hairs strewn in an ellipse, lying along a direction that may change from place to place. */
export function hairs(
  plate: Plate,
  chance: Chance,
  at: { x: number; y: number; across: number; down: number },
  count: number,
  long: number,
  tone: (p: number, q: number) => readonly [string, string],
  lie: (p: number, q: number) => number,
) {
  for (let k = 0; k < count; k++) {
    const way = chance.between(0, 6.283)
    const far = Math.sqrt(chance.next())
    const [p, q] = [Math.cos(way) * far, Math.sin(way) * far]
    const [dark, lit] = tone(p, q)
    const ink = between(dark, lit, chance.next())
    stroke(plate, {
      x: at.x + p * at.across,
      y: at.y + q * at.down,
      turn: lie(p, q) + chance.bell() * 0.16,
      long: long * chance.between(0.6, 1.2),
      wide: 2.3,
      bend: chance.bell() * 3,
      from: times(ink, 0.7),
      to: times(ink, 1.15),
    })
  }
}
