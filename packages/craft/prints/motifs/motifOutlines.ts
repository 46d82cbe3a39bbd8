import { type Chance, type Point, spline } from '@toile/geometry'

/** A leaf's outline from the origin along +x; `width` is half its breadth as a share of its length, `bend` bows its tip sideways by a share of it. */
export function leafOutline(length: number, width: number, bend = 0): Point[] {
  const at = (x: number, y: number): Point => [x * length, (y + bend * x * x) * length]
  const upper = [at(0, 0), at(0.22, -width * 0.82), at(0.45, -width), at(0.75, -width * 0.6), at(1, 0)]
  const lower = [at(1, 0), at(0.75, width * 0.6), at(0.45, width), at(0.22, width * 0.82), at(0, 0)]
  return [...spline(upper, false, 5), ...spline(lower, false, 5)]
}

/** A petal's outline growing upwards from the origin: half of its width, and how deep and how often its rim is ruffled at random. */
export function petalOutline(length: number, width: number, ruffle = 0, chance?: Chance): Point[] {
  const uneven = () => (chance ? 1 + chance.between(-ruffle, ruffle) : 1)
  return spline(
    [
      [0, 0],
      [width * 0.5, -length * 0.32],
      [width * uneven(), -length * 0.68],
      [width * 0.72 * uneven(), -length * 0.93 * uneven()],
      [width * 0.26, -length * uneven()],
      [-width * 0.2, -length * 0.97 * uneven()],
      [-width * 0.68 * uneven(), -length * 0.94 * uneven()],
      [-width * uneven(), -length * 0.7],
      [-width * 0.5, -length * 0.34],
    ],
    true,
    5,
  )
}

/** A star's outline about the origin, its first point upwards. */
export const starOutline = (points: number, outer: number, inner: number): Point[] =>
  Array.from({ length: points * 2 }, (_, i): Point => {
    const angle = (i / points) * Math.PI
    const reach = i % 2 ? inner : outer
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach]
  })

/** A closed round outline about the origin whose rim swells `lobes` times by a share of its radius. */
export const scallopOutline = (lobes: number, radius: number, depth: number): Point[] =>
  Array.from({ length: lobes * 8 }, (_, i): Point => {
    const angle = (i / (lobes * 8)) * Math.PI * 2
    const reach = radius * (1 - depth + depth * Math.abs(Math.cos((angle * lobes) / 2)))
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach]
  })

/** Points written one after another as x, y, x, y. */
export const pathOf = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i): Point => [flat[i * 2], flat[i * 2 + 1]])
