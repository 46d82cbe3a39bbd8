import { boundsOf, type Chance, clamp, joined, lerp, type Path, type Point, resample, spline } from '@toile/geometry'
import { freeLine } from '../../raster/lines.ts'
import { hairOptics } from '../../raster/optics.ts'
import { paint } from '../../raster/paint.ts'
import { masked } from '../masked.ts'
import type { Brush } from './brush.ts'
import type { Coil } from './hairArt.ts'

interface Pen {
  weight: number
  color: string
}

/** Draws coiled hair: a mass with a broken edge, spiral marks lit by their place, curls over edge and hairline. */
export function drawCoils(brush: Brush, coil: Coil): void {
  const { sitter, color, line, dark } = brush
  const { stage } = sitter
  const edge = brokenEdge(brush, coil.outer, Math.round(1.9 / coil.radius), coil.radius * 1.15, coil.hairline === null)
  const hairline = coil.hairline
    ? brokenEdge(brush, coil.hairline, Math.round(1.2 / coil.radius), coil.radius * 0.5, false)
    : []
  const mass = joined(edge, hairline)
  freeLine(stage, coil.hairline ? edge : [...edge, edge[0]], {
    weight: 3,
    color: line,
    taper: [0.05, 0.05],
    outside: -1,
    lost: 0.2,
  })
  paint(stage, {
    outlines: [mass],
    albedo: color,
    optics: hairOptics,
    fullness: 0.5,
    volume: [coil.hairline ? joined(edge, [brush.at(0, 0.9)]) : edge],
  })
  drawMarks(brush, coil, mass)
  drawEdgeCurls(brush, edge, 46, coil.radius * 0.55, { weight: 1.3, color: line })
  if (hairline.length) drawEdgeCurls(brush, hairline, 40, coil.radius * 0.4, { weight: 1.2, color: dark })
}

function drawEdgeCurls({ sitter, chance }: Brush, path: Path, count: number, radius: number, pen: Pen): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = path[Math.floor(chance.next() * path.length)]
    const turn = chance.between(0, 6.28)
    const curl = Array.from({ length: 7 }, (_, k): Point => {
      const angle = turn + k * 0.5
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    })
    freeLine(sitter.stage, curl, { ...pen, taper: [0.3, 0.5], seed: i })
  }
}

function brokenEdge({ at, chance }: Brush, path: Path, count: number, unevenness: number, closed: boolean): Path {
  const placed = path.map(([x, y]) => at(x, y))
  const run = resample(spline(closed ? [...placed, placed[0]] : placed, false, 10), count)
  return spline(jittered(run, chance, unevenness), false, 4)
}

const jittered = (path: Path, chance: Chance, by: number): Path =>
  path.map(([x, y]) => [x + (chance.next() - 0.5) * by, y + (chance.next() - 0.5) * by])

/** Spiral marks over the mass, light towards the lamp and dark away from it. */
function drawMarks(brush: Brush, coil: Coil, mass: Path): void {
  const { sitter, chance, light, dark, at } = brush
  const { left, right, top, bottom } = boundsOf(coil.outer)
  masked(sitter.stage, { within: [mass] }, (layer) => {
    for (let i = 0; i < coil.count; i++) {
      const u = chance.between(left, right)
      const v = chance.between(top, bottom)
      const lit = clamp(0.55 - u * 0.55 - (v - (top + bottom) / 2) * 0.7 + chance.between(-0.3, 0.3))
      const [x, y] = at(u, v)
      const radius = coil.radius * chance.between(0.5, 1.1)
      const from = chance.between(0, 6.28)
      const to = from + chance.between(2.4, 4.6)
      const spiral = Array.from({ length: 9 }, (_, k): Point => {
        const angle = lerp(from, to, k / 8)
        const reach = radius * lerp(1, 0.55, k / 8)
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      })
      freeLine(layer, spiral, {
        weight: chance.between(1.1, 2.2),
        color: chance.happens(lit * 0.62) ? light : dark,
        taper: [0.3, 0.5],
        seed: i,
      })
    }
  })
}
