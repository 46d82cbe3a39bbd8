import { clamp, lerp, type Point } from '@toile/geometry'
import type { Fold, SurfacePoint } from '../piece.ts'
import type { Fallen } from './fall.ts'
import { countOf, shareAt, widthAt } from './placesOf.ts'

/** A skirt: where its hem waves, folds rise from the crests to where the cloth is held; a plain one hangs from the hip, a close one creases over the thighs. */
export function skirtFalls(fallen: Fallen): Fold[] {
  const { piece, place, figure } = fallen
  if (piece.order >= 2) return []
  const crests = crestsOf(piece.surface ?? [])
  if (crests.length > 1) return crestFolds(fallen, crests)
  const hip = clamp(shareAt(place, figure.levels.hip), 0.04, 0.6)
  const flares = widthAt(place, 1) / Math.max(0.2, widthAt(place, hip)) - 1
  return flares > 0.06 ? drops(fallen, hip, flares) : smiles(fallen, hip)
}

type Surface = readonly (readonly SurfacePoint[])[]

/** Columns of a waving surface whose hem stands out most. */
function crestsOf(surface: Surface): number[] {
  const hem = surface.at(-1) ?? []
  const found: number[] = []
  for (let c = 8; c < hem.length - 8; c++)
    if (hem[c].lift > hem[c - 1].lift && hem[c].lift >= hem[c + 1].lift && hem[c].lift > 0.012) found.push(c)
  return found
}

/** Folds run up from the crests of the hem, every one begins elsewhere, the leading ones near the waist. */
function crestFolds({ piece, bearing, handle, chance, lay }: Fallen, crests: readonly number[]): Fold[] {
  const surface = piece.surface ?? []
  const last = surface.length - 1
  const many = clamp(Math.round(crests.length * 0.4 * lerp(handle.falls, 1, 0.4)), 1, crests.length)
  const order = chance.shuffled(crests).slice(0, many)
  return order.map((column, k) => {
    const top = k ? chance.between(0.25, 0.6) : chance.between(0.04, 0.16)
    const at = (t: number): Point => {
      const { x, y } = surface[Math.round(last * t)][column]
      return [x + 0.12 * bearing.swing * t * t, y]
    }
    return lay([at(top), at(lerp(top, 1, 0.35)), at(lerp(top, 1, 0.7)), at(1)], 0.022, k ? 0.34 : 0.55, [0.55, 0], 0.07)
  })
}

/** A skirt without waves falls from hip and thigh in few folds that open to the hem. */
function drops({ bearing, handle, chance, place, lay }: Fallen, hip: number, flares: number): Fold[] {
  const count = clamp(countOf(0.4 + handle.falls * clamp(1 + 3 * flares, 1, 2), chance), 1, 5)
  // A short skirt has no way to fall.
  const long = clamp((place(0, 1)[1] - place(0, 0)[1]) / 2.2, 0.6, 1)
  const lead = chance.whole(0, count - 1)
  return Array.from({ length: count }, (_, k) => {
    const u = clamp(-0.75 + (1.5 * (k + 0.5)) / count + chance.between(-0.16, 0.16), -0.85, 0.85)
    const leads = k === lead
    const from = leads ? chance.between(0.05, hip) : lerp(hip, 0.85, chance.between(0.1, 0.6))
    const foot = clamp(u + 0.1 * bearing.swing + chance.between(-0.05, 0.05), -0.9, 0.9)
    const path = [place(u * 0.7, from), place(lerp(u * 0.85, foot, 0.4), lerp(from, 1, 0.5)), place(foot, 1)]
    return lay(path, 0.024, (leads ? 0.56 : chance.between(0.26, 0.42)) * long, [0.6, 0], leads ? 0.08 : 0.055)
  })
}

/** A close skirt is drawn across the thighs: one smile on the side that carries, a shorter one below it on the other. */
function smiles({ bearing, handle, chance, place, lay }: Fallen, hip: number): Fold[] {
  const count = Math.min(3, countOf(0.7 + handle.breaks, chance))
  const first = bearing.weight === 0 ? -1 : 1
  return Array.from({ length: count }, (_, k) => {
    const side = k % 2 ? -first : first
    const v = hip * chance.between(0.75, 1) + 0.09 * k
    const reach = clamp(lerp(0.5, 1.05, handle.length / 1.4) * (k ? 0.6 : 1), 0.3, 1.1)
    const end = side * (0.97 - reach)
    return lay(
      [place(side * 0.97, v - 0.015), place(lerp(side, end, 0.5), v + 0.022), place(end, v + 0.018)],
      0.026,
      k ? 0.34 : 0.48,
      [0.05, 0.75],
      0.036,
    )
  })
}
