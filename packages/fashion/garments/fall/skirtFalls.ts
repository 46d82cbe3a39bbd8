import { clamp, lerp } from '@toile/geometry'
import type { Fold } from '../piece.ts'
import type { Fallen } from './fall.ts'
import { countIn } from './place.ts'

/** A skirt: falls that widen to the hem, and where it is not fluted two smiles that hang between the hip bones. */
export function skirtFalls(fallen: Fallen): Fold[] {
  const { piece, figure, place } = fallen
  if (piece.order >= 2) return []
  const top = place(0, 0)[1]
  const hip = clamp((figure.levels.hip - top) / Math.max(0.2, place(0, 1)[1] - top), 0.04, 0.6)
  const isFluted = !!piece.surface?.length
  return [...drops(fallen, hip, isFluted ? 3 : 4), ...(isFluted ? [] : smiles(fallen, hip))]
}

function drops({ handle, chance, place, lay }: Fallen, hip: number, many: number): Fold[] {
  const count = countIn(handle, many)
  return Array.from({ length: count }, (_, k) => {
    const u = -0.8 + (1.6 * (k + 0.5 + chance.between(-0.28, 0.28))) / count
    const from = chance.between(0.02, hip + 0.3)
    const sway = chance.between(-0.06, 0.06)
    const middle = place(u * 0.86 + sway, lerp(from, 1, 0.5))
    return lay([place(u * 0.72, from), middle, place(u + sway, 1)], 0.022, 0.6, [0.45, 0], 0.07)
  })
}

const smiles = ({ chance, place, lay }: Fallen, hip: number): Fold[] =>
  [-1, 1].map((side) => {
    const v = hip * chance.between(0.75, 1)
    const smile = [place(side * 0.97, v - 0.02), place(side * 0.55, v + 0.03), place(side * 0.12, v + 0.035)]
    return lay(smile, 0.022, 0.5, [0.05, 0.7], 0.04)
  })
