import type { DrawnLine } from '@toile/craft/garments/piece.ts'
import { distance, mix, type Path, sure } from '@toile/geometry'

/** The lines of a knitted band as many times closer as it is knitted, `apart` heads from one to the next: a hand draws some of them, a photograph shows all. */
export function ribsBetween(lines: readonly DrawnLine[], apart: number): Path[] {
  const ribs = lines.filter(({ kind }) => kind === 'seam').map(({ path }) => path)
  return ribs.flatMap((path, k) => {
    const next = ribs[k + 1]
    if (!next || next.length !== path.length) return [path]
    const count = Math.max(1, Math.round(distance(sure(path[0]), sure(next[0])) / apart))
    return Array.from({ length: count }, (_, i) => path.map((point, j) => mix(point, sure(next[j]), i / count)))
  })
}
