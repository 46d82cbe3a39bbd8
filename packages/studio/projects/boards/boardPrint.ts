import { limits } from '@toile/rules/limits.ts'
import { z } from 'zod'

/** Paper that boards are printed on, upright, millimetres; `own` is the size a moodboard is laid out in. */
export const printSizes = [
  { id: 'own', label: 'As it is laid out', width: 0, height: 0 },
  { id: 'a4', label: 'A4', width: 210, height: 297 },
  { id: 'a3', label: 'A3', width: 297, height: 420 },
  { id: 'a2', label: 'A2', width: 420, height: 594 },
  { id: 'a1', label: 'A1', width: 594, height: 841 },
  { id: '50x70', label: '50 × 70 cm', width: 500, height: 700 },
  { id: '24x36', label: '24 × 36 in', width: 609.6, height: 914.4 },
  { id: 'custom', label: 'Custom size', width: 0, height: 0 },
] as const

const side = z.coerce.number().min(limits.boardPrint.least).max(limits.boardPrint.longest)

/** How boards are printed: which, as what, on which paper, and how fine (requirement S5.21). */
export const boardPrintSchema = z.object({
  board: z.enum(['mood', 'print', 'sketch', 'color', 'all']),
  format: z.enum(['png', 'pdf']).default('pdf'),
  size: z.enum(printSizes.map(({ id }) => id)).default('own'),
  orientation: z.enum(['across', 'upright']).default('across'),
  dpi: z.coerce.number().pipe(z.literal(limits.printExport.dpi)).default(150),
  /** Of a custom size, millimetres as it is held. */
  width: side.optional(),
  height: side.optional(),
})
export type BoardPrint = z.output<typeof boardPrintSchema>

/** The size of a printed page in millimetres; `own` is the board's. */
export function printedSize(
  { size, orientation, width, height }: Pick<BoardPrint, 'size' | 'orientation' | 'width' | 'height'>,
  own: { width: number; height: number },
): { width: number; height: number } {
  if (size === 'own') return { width: own.width, height: own.height }
  if (size === 'custom') return { width: width ?? own.width, height: height ?? own.height }
  const paper = printSizes.find(({ id }) => id === size) ?? printSizes[1]
  return orientation === 'upright'
    ? { width: paper.width, height: paper.height }
    : { width: paper.height, height: paper.width }
}

/** Pixels along the sides of a page at a resolution. */
export const pixelsOf = ({ width, height }: { width: number; height: number }, dpi: number) => ({
  width: Math.max(1, Math.round((width / 25.4) * dpi)),
  height: Math.max(1, Math.round((height / 25.4) * dpi)),
})
