import type { PrintType } from '@toile/fashion/prints/printTypes.ts'
import type { Pixels } from '../surface.ts'
import { componentsOf } from '../trace/kernels/components.ts'
import type { Ground } from './groundOf.ts'

/** What kind of print a small picture is, and how its ink lies. */
export interface PrintKind {
  category: PrintType
  sure: boolean
}

/** Tells a pattern from what stands once, and letters in lines from a mark (requirement S3.27). */
export function printKind(pixels: Pixels, ground: Ground): PrintKind {
  const signs = inkSigns(pixels, ground)
  if (ground.plain < 0.9) return { category: 'Pattern', sure: ground.plain < 0.7 }
  return { category: signs.pieces > 8 ? 'Slogan' : 'Logo', sure: false }
}

/** How the ink of a picture lies on its ground. */
export function inkSigns({ width, height }: Pixels, { ink }: Ground) {
  const least = Math.max(3, (width * height) / 8000)
  const parts = componentsOf(ink).list.filter(({ area }) => area >= least)
  const left = Math.min(...parts.map((part) => part.left), width)
  const right = Math.max(...parts.map((part) => part.right), 0)
  const top = Math.min(...parts.map((part) => part.top), height)
  const bottom = Math.max(...parts.map((part) => part.bottom), 0)
  const area = parts.reduce((sum, part) => sum + part.area, 0)
  const boxArea = Math.max(1, (right - left + 1) * (bottom - top + 1))
  return {
    pieces: parts.length,
    /** Margins as shares of the sides. */
    margin: Math.min(left / width, top / height, 1 - (right + 1) / width, 1 - (bottom + 1) / height),
    aspect: (right - left + 1) / Math.max(1, bottom - top + 1),
    fill: area / boxArea,
    ink: area / (width * height),
    largest: Math.max(...parts.map((part) => part.area), 0) / Math.max(1, area),
    onRim: parts.filter(({ onBorder }) => onBorder > 0).length / Math.max(1, parts.length),
  }
}
