import type { Color } from '@toile/craft/colors/color.ts'
import { type Chance, clamp, openChance, type Path, type Point, resample, smooth, spline } from '@toile/geometry'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import { headSize } from '../headSize.ts'
import type { Sitter } from '../sitter.ts'
import type { Lock } from './hairArt.ts'

/** Which layer of a style is drawn. */
export type HairPhase = 'behind' | 'front' | 'back'

/** The colours and the surface that hair is drawn with. */
export interface Brush {
  sitter: Sitter
  color: Color
  line: string
  dark: string
  light: string
  chance: Chance
  phase: HairPhase
  /** Head size against the one styles are drawn for. */
  size: number
  /** Style coordinates to heads, on the turned front of the head or flat. */
  at: (x: number, y: number) => Point
}

const sun: Color = { r: 255, g: 236, b: 208 }
/** How many points a guide strand has. */
export const guideLength = 52

/** Opens the brush for one layer of the sitter's hair. */
export function openBrush(sitter: Sitter, phase: HairPhase): Brush {
  const { figure, hair, stage, person } = sitter
  const size = headSize(figure)
  const deep = luminance(hair) < 0.2
  const { headYaw } = figure
  const onFront = (x: number, y: number) => {
    // The far side of a turned head is narrower.
    const far = Math.sign(x) === Math.sign(headYaw) ? Math.min(1, Math.abs(headYaw) * 2.2) : 0
    const narrower = 1 - 0.085 * far * smooth(0.18, 0.42, y) * (1 - smooth(0.7, 1.1, y))
    return figure.face(x * size * narrower, y)
  }
  return {
    sitter,
    color: hair,
    phase,
    size,
    line: stage.style === 'ink' || stage.style === 'flat' ? '#151213' : css(darken(hair, deep ? 0.4 : 0.38)),
    dark: css(darken(hair, deep ? 0.42 : 0.56), 0.8),
    light: css(mixColors(hair, sun, deep ? 0.34 : 0.42), 0.75),
    chance: openChance(person.seed * 7 + 5),
    at: phase === 'front' ? onFront : (x, y) => figure.head((figure.view === 'back' ? -x : x) * size, y),
  }
}

/** The guide strands of a lock in heads, evenly spaced. */
export const guidesOf = (brush: Brush, lock: Lock): Path[] =>
  lock.guides.map((guide, k) => {
    const run = resample(
      spline(
        guide.map(([x, y]) => brush.at(x, y)),
        false,
        8,
      ),
      guideLength,
    )
    const { wave, phase = 0 } = lock
    if (!wave) return run
    // Neighbouring strands swing a little later, so that the waves turn over one another.
    return run.map(([x, y]) => [x + wave * Math.sin((y - 0.42) * 8.2 + k * 0.55 + phase) * smooth(0.4, 0.9, y), y])
  })

/** A strand at a share across the guides; slightly outside 0..1 it flies away. */
export function strandAt(guides: readonly Path[], share: number, count = 26): Point[] {
  const last = guides.length - 1
  const index = clamp(Math.floor(share * last), 0, last - 1)
  const u = clamp(share * last - index, -0.3, 1.3)
  const [before, from, to, after] = [
    guides[Math.max(0, index - 1)],
    guides[index],
    guides[index + 1],
    guides[Math.min(last, index + 2)],
  ]
  const leaving = index > 0 ? 0.5 : 1
  const arriving = index + 2 <= last ? 0.5 : 1
  const between = (k: number, axis: 0 | 1) => {
    const a = from[k][axis]
    const b = to[k][axis]
    const m0 = (b - before[k][axis]) * leaving
    const m1 = (after[k][axis] - a) * arriving
    return (
      (2 * u * u * u - 3 * u * u + 1) * a +
      (u * u * u - 2 * u * u + u) * m0 +
      (3 * u * u - 2 * u * u * u) * b +
      (u * u * u - u * u) * m1
    )
  }
  return Array.from({ length: count }, (_, i): Point => {
    const k = Math.round((i / (count - 1)) * (guideLength - 1))
    return [between(k, 0), between(k, 1)]
  })
}
