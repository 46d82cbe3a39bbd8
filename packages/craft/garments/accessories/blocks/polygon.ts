import { add, distance, type Path, type Point, quadratic, scale, subtract, unit } from '@toile/geometry'

/** A closed outline through corners, each rounded by a radius in heads. */
export function rounded(corners: readonly (readonly [at: Point, radius: number])[]): Path {
  return corners.flatMap(([at, radius], i) => {
    const [before] = corners[(i + corners.length - 1) % corners.length]
    const [after] = corners[(i + 1) % corners.length]
    const reach = (to: Point) => Math.min(radius, distance(at, to) * 0.48)
    const from = add(at, scale(unit(subtract(before, at)), reach(before)))
    const to = add(at, scale(unit(subtract(after, at)), reach(after)))
    return radius > 0 ? quadratic(from, at, to, 6) : [at]
  })
}
