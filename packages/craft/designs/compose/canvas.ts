import { prints } from '../../prints/index.ts'
import type { PrintSource } from '../../prints/placement.ts'

/** Cloth that takes no print, or shows it badly: piles, hides, ribs, shine and what is seen through. */
const unprinted =
  /leather|suede|velvet|denim|sequin|knit|fur|fleece|lace|lame|tweed|corduroy|boucle|cashmere|jacquard|chiffon|organza|tulle/i
/** Cloth that is striped by itself. */
export const striped = /seersucker/i
/** What is knitted in, and the cloth it is knitted of. */
const knittedIn = ['fairIsle', 'nordicSnow', 'argyle']
const knits = /^(knit|cashmere)$/
/** What is woven in, of wool as of cotton; anything else is printed on smooth cloth. */
const wovenIn = [
  'tartan',
  'houndstooth',
  'glenCheck',
  'windowpane',
  'herringbone',
  'pinstripe',
  'brushCheck',
  'chevron',
]
const woollen = /^(wool|gabardine)$/

/** Whether a cloth carries a print well. */
export const takesPrint = (fabric: string): boolean => !unprinted.test(fabric)

/** The cloths among some that are smooth and plain enough to be printed. */
export const smoothOf = <T extends string>(fabrics: readonly T[]): readonly T[] =>
  fabrics.filter((fabric) => takesPrint(fabric) && !striped.test(fabric))

/** Whether a construction of the catalogue is knitted, and no print. */
export const isKnit = (print: string): boolean => knittedIn.includes(print)

/** The same of what a garment may be printed with. */
export const isKnitted = (source: PrintSource): boolean => source.kind === 'construction' && isKnit(source.print)

/** The cloths among some that a print is really made on: jacquards are knitted, checks of wool are woven, all else is printed on what is smooth; none where none is. */
export function canvasFor<T extends string>(source: PrintSource, fabrics: readonly T[]): readonly T[] {
  if (isKnitted(source)) return fabrics.filter((fabric) => knits.test(fabric))
  const smooth = smoothOf(fabrics)
  const woven = source.kind === 'construction' && wovenIn.includes(source.print)
  return woven ? smooth : smooth.filter((fabric) => !woollen.test(fabric))
}

/** Whether a construction is a check or a stripe, which men wear on their legs too. */
export const isPlainFigure = (source: PrintSource): boolean => {
  const family = source.kind === 'construction' ? prints.find(({ id }) => id === source.print)?.family : undefined
  return family === 'check' || family === 'stripe'
}
