import type { Color } from '@toile/craft/colors/color.ts'
import type { Drawing } from './drawing.ts'
import type { Shape } from './shapes.ts'
import { chained, filling, satin, type Texture } from './textures.ts'

/** A needle that stitches shapes of an embroidery in the stitch that is chosen. */
export interface Needle {
  /** Fills a shape with threads that lie at an angle in degrees; at a level of its own it hides the stitches under it. */
  fill(shape: Shape, color: Color, angle: number, rise?: number, level?: number): void
  /** Stem stitch along a line. */
  stem(shape: Shape, color: Color, wide: number): void
}

/** The needle for a drawing: satin stitch shines across its shape, filling and chain stitches cover it in rows. */
export function needleOf({ pad, choice, width }: Drawing): Needle {
  const fine = Math.max(0.34, Math.min(0.7, width / 130))
  const textures: Readonly<Record<string, (angle: number) => Texture>> = {
    fill: (angle) => filling(angle, fine, fine * 7),
    chain: (angle) => chained(angle, fine * 3.2, fine * 4.6),
  }
  const texture = textures[choice('stitch')] ?? ((angle: number) => satin(angle, fine))
  return {
    fill(shape, color, angle, rise = 0.9, level) {
      // Satin threads shine by the way they lie: those across the light are bright.
      const facing = 1 + 0.11 * Math.cos(((angle - 40) * Math.PI) / 90)
      const lit = { r: color.r * facing, g: color.g * facing, b: color.b * facing }
      const own = { rise, round: rise * 1.6, texture: texture(angle), gloss: 0.05 }
      pad.lay(shape, lit, level === undefined ? own : { ...own, level })
    },
    stem: (shape, color, wide) =>
      pad.lay(shape, color, { line: wide, rise: wide * 0.5, texture: satin(34, fine * 1.3) }),
  }
}
