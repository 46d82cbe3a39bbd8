import type { PrintType } from '@toile/craft/prints/printTypes.ts'
import { componentsOf } from '../../kernels/components.ts'
import type { Pixels } from '../../surface.ts'
import type { Ground } from './groundOfPicture.ts'

/** What kind of print a small picture is. */
export interface PrintKind {
  category: PrintType
  sure: boolean
}

/** Shares of the rim that are ground: below the first a pattern goes on over the edges, above the second nothing does. */
const plain = { pattern: 0.85, alone: 0.97 } as const
const wide = 1.25
/** Letters fill their lines more than the parts of a mark fill its box. */
const filled = 0.285

/** Tells a pattern, whose ink goes on over the rim, from what stands once; and letters in lines from a mark (requirement S3.27; the bounds are measured on the engine's own prints, slogans and logos). */
export function printKind(pixels: Pixels, ground: Ground): PrintKind {
  const { onRim, aspect, fill } = inkSigns(pixels, ground)
  if (ground.plain < plain.pattern) return { category: 'Pattern', sure: ground.plain < 0.7 }
  if (ground.plain < plain.alone && onRim > 0.11) return { category: 'Pattern', sure: false }
  return { category: aspect > wide && fill > filled ? 'Slogan' : 'Logo', sure: false }
}

/** How the ink of a small picture lies on its ground. */
interface InkSigns {
  /** Width to height of the box around it. */
  aspect: number
  /** The shares of that box, and of the picture, that it covers. */
  fill: number
  ink: number
  pieces: number
  /** The share of its pieces that touch the rim. */
  onRim: number
}

/** Measures how the ink of a small picture lies on its ground; specks do not count. */
function inkSigns({ width, height }: Pixels, { ink }: Ground): InkSigns {
  const least = Math.max(3, (width * height) / 8000)
  const parts = componentsOf(ink).list.filter(({ area }) => area >= least)
  if (parts.length === 0) return { aspect: 1, fill: 0, ink: 0, pieces: 0, onRim: 0 }
  const across = Math.max(...parts.map(({ right }) => right)) - Math.min(...parts.map(({ left }) => left)) + 1
  const down = Math.max(...parts.map(({ bottom }) => bottom)) - Math.min(...parts.map(({ top }) => top)) + 1
  const area = parts.reduce((sum, part) => sum + part.area, 0)
  return {
    aspect: across / down,
    fill: area / (across * down),
    ink: area / (width * height),
    pieces: parts.length,
    onRim: parts.filter(({ onBorder }) => onBorder > 0).length / parts.length,
  }
}
