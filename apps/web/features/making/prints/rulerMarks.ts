import { sure, sureFirst } from '@toile/geometry'

/** A mark on a ruler: its place in pixels, and the length that it tells, if it does. */
export interface Mark {
  at: number
  says: string | null
}

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500]
/** Least distance between two numbers, in pixels. */
const apart = 44

/** The unit in which a ruler of a scale is read. */
export const unitOf = (pixelsPerMillimetre: number): 'mm' | 'cm' => (stepOf(pixelsPerMillimetre) >= 10 ? 'cm' : 'mm')

const stepOf = (scale: number) => steps.find((step) => step * scale >= apart) ?? 500

/** The marks of a ruler over a length in pixels: numbers stand far enough apart to be read, with four marks between. */
export function rulerMarks(pixelsPerMillimetre: number, length: number): Mark[] {
  const step = stepOf(pixelsPerMillimetre)
  const between = (step * pixelsPerMillimetre) / 5
  const shown = unitOf(pixelsPerMillimetre) === 'cm' ? step / 10 : step
  return Array.from({ length: Math.floor(length / between) + 1 }, (_, i) => ({
    at: i * between,
    says: i % 5 === 0 ? String((i / 5) * shown) : null,
  }))
}

const scales = [10, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, 4000]

/** How many millimetres of cloth show a tile with its neighbours; it changes in steps, so that a tile is seen to grow. */
export const fittingAcross = (width: number): number => scales.find((scale) => scale >= width * 2.1) ?? 4000

/** The next scale in or out. */
export function zoomedAcross(across: number, by: 1 | -1): number {
  if (by > 0) return scales.findLast((scale) => scale < across - 0.5) ?? sureFirst(scales)
  return scales.find((scale) => scale > across + 0.5) ?? sure(scales.at(-1))
}
