import { lerp } from '@toile/geometry'
import type { Fold } from '../piece.ts'
import type { Fallen } from './fall.ts'
import { countIn, fallsFar, shareAt } from './place.ts'

/** A leg of trousers: one long pull from the crotch over the thigh; a narrow one folds behind the knee and breaks over the shoe, a wide one falls in pipes. */
export function legFalls(fallen: Fallen): Fold[] {
  const { figure, handle, place } = fallen
  const crotch = shareAt(place, figure.levels.crotch)
  const knee = shareAt(place, figure.levels.knee)
  const pull = pullOf(fallen, crotch)
  if (knee > 0.97) return [pull]
  const [left, right] = [place(-1, 0.98), place(1, 0.98)]
  const isWide = Math.hypot(right[0] - left[0], right[1] - left[1]) > (handle.soft < 0.2 ? 0.8 : 0.5)
  return [pull, ...(isWide ? pipes(fallen, crotch, knee) : [...kneeFolds(fallen, knee), ...breaks(fallen)])]
}

/** Which edge of the leg lies outside: -1 left, 1 right. */
const outerOf = ({ piece }: Fallen) => (piece.name.endsWith('0') ? -1 : 1)

/** The draft has the short fan at the crotch; this runs on from it. */
function pullOf(fallen: Fallen, crotch: number): Fold {
  const { handle, place, lay } = fallen
  const inner = -outerOf(fallen)
  const long = 0.3 * handle.length
  return lay(
    [
      place(inner * 0.96, crotch + 0.024),
      place(inner * 0.35, crotch + 0.025 + long * 0.4),
      place(inner * 0.05, crotch + 0.04 + long),
    ],
    0.018,
    0.62,
    [0.04, 0.65],
    0.055,
  )
}

/** Each pipe opens towards the hem; where the draft has its own, more would make stripes. */
function pipes({ piece, handle, chance, place, lay }: Fallen, crotch: number, knee: number): Fold[] {
  if (piece.folds.filter(({ path }) => fallsFar(path)).length > 2) return []
  const count = countIn(handle, 3)
  return Array.from({ length: count }, (_, k) => {
    const u = -0.75 + (1.5 * (k + 0.5 + chance.between(-0.22, 0.22))) / count
    const from = lerp(crotch + 0.04, knee, chance.between(0.1, 0.9))
    return lay([place(u * 0.7, from), place(u * 0.9, (from + 1) / 2), place(u, 1)], 0.028, 0.62, [0.5, 0], 0.075)
  })
}

/** Cloth folds to and fro behind the joint; one long drag runs from the outside of the knee to the inside of the ankle. */
function kneeFolds(fallen: Fallen, knee: number): Fold[] {
  const { handle, chance, place, lay } = fallen
  const outer = outerOf(fallen)
  const zigzag = Array.from({ length: countIn(handle, 3) }, (_, k) => {
    const v = knee - 0.035 + 0.035 * k + chance.between(-0.008, 0.008)
    const from = k % 2 ? 1 : -1
    const end = place(-from * 0.5, v + 0.014 + 0.03 * handle.length)
    return lay([place(from * 0.98, v), place(from * 0.2, v + 0.022), end], 0.024, 0.5, [0.05, 0.75], 0.022)
  })
  const drag = [place(outer * 0.75, knee + 0.04), place(outer * 0.1, (knee + 0.95) / 2), place(-outer * 0.5, 0.9)]
  return [...zigzag, lay(drag, 0.03, 0.55, [0.35, 0.4], 0.05)]
}

/** Half moons that rest on the shoe, from either seam in turn. */
function breaks(fallen: Fallen): Fold[] {
  const { handle, chance, place, lay } = fallen
  const outer = outerOf(fallen)
  return Array.from({ length: countIn(handle, 3.2) + 1 }, (_, k) => {
    const v = 0.985 - k * 0.026 - chance.between(0, 0.008)
    const from = k % 2 ? outer : -outer
    const moon = [place(from * 0.98, v - 0.012), place(from * 0.15, v + 0.012), place(-from * 0.55, v - 0.004)]
    return lay(moon, 0.02, 0.72 - 0.09 * k, [0.04, 0.5], 0.03)
  })
}
