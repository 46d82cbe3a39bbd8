import { add, lerp, normal, type Path, type Point, scale, spline, subtract, unit } from '@toile/geometry'

/** How many points of a finger's line lie between two joints, and round its tip. */
const [between, round] = [6, 8]
/** How much fuller a finger is at its joints. */
const fuller = 0.045

/** The outline of a finger or thumb from the base of one side round the tip to the base of the other: its joints on the page and its half widths there. */
export function digitOutline(joints: Path, wide: readonly number[]): Path {
  const line = spline(joints, false, between)
  const last = line.length - 1
  const heading = (i: number): Point => unit(subtract(line[Math.min(last, i + 1)], line[Math.max(0, i - 1)]))
  const widthAt = (i: number): number => {
    const at = (i / last) * (wide.length - 1)
    const k = Math.min(wide.length - 2, Math.floor(at))
    const joint = Math.min(...wide.map((_, j) => (j && j < wide.length - 1 ? Math.abs(at - j) : 9)))
    return lerp(wide[k], wide[k + 1], at - k) * (1 + fuller * Math.exp(-((joint / 0.3) ** 2)))
  }
  const side = (sign: 1 | -1): Point[] =>
    line.map((point, i) => add(point, scale(normal(heading(i)), -sign * widthAt(i))))
  const [ahead, tip] = [heading(last), wide[wide.length - 1]]
  const cap = Array.from({ length: round - 1 }, (_, i): Point => {
    const angle = Math.PI * (0.5 - (i + 1) / round)
    return add(
      add(line[last], scale(ahead, Math.cos(angle) * tip * 1.25)),
      scale(normal(ahead), -Math.sin(angle) * tip),
    )
  })
  return withoutLoops([...side(1), ...cap, ...side(-1).toReversed()])
}

/** An open line without the small loops it makes on the inside of a sharp bend. */
export function withoutLoops(path: Path): Point[] {
  const kept: Point[] = [...path]
  for (let i = 0; i + 3 < kept.length; i++)
    for (let j = kept.length - 2; j > i + 1; j--) {
      const hit = crossing(kept[i], kept[i + 1], kept[j], kept[j + 1])
      // What closes most of the line is no loop in it.
      if (!hit || j - i > path.length * 0.45) continue
      kept.splice(i + 1, j - i, hit)
      break
    }
  return kept
}

function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [along, across] = [subtract(b, a), subtract(d, c)]
  const turn = along[0] * across[1] - along[1] * across[0]
  if (Math.abs(turn) < 1e-12) return null
  const [x, y] = subtract(c, a)
  const [t, u] = [(x * across[1] - y * across[0]) / turn, (x * along[1] - y * along[0]) / turn]
  return t > 0 && t < 1 && u > 0 && u < 1 ? add(a, scale(along, t)) : null
}
