import {
  boundsOf,
  type Chance,
  clamp,
  ellipse,
  joined,
  lerp,
  type Path,
  type Point,
  resample,
  spline,
} from '@toile/geometry'
import { freeLine } from '../../raster/freeLine.ts'
import { paint } from '../../raster/paint.ts'
import { masked } from '../masked.ts'
import { softShapes } from '../softShapes.ts'
import type { Brush } from './brush.ts'
import { castOnFace } from './castOnFace.ts'
import type { Coil } from './hairArt.ts'
import { coilOptics } from './hairOptics.ts'

interface Pen {
  weight: number
  color: string
}

/** Draws coiled hair: a mass with a broken edge, tufts of light and shade, spiral marks lit by their place, curls over edge and hairline. */
export function drawCoils(brush: Brush, coil: Coil): void {
  const { sitter, color, line, dark } = brush
  const { stage } = sitter
  const edge = brokenEdge(brush, coil.outer, Math.round(1.9 / coil.radius), coil.radius * 1.15, coil.hairline === null)
  const hairline = coil.hairline
    ? brokenEdge(brush, coil.hairline, Math.round(1.2 / coil.radius), coil.radius * 0.5, false)
    : []
  const mass = joined(edge, hairline)
  castOnFace(brush, [mass])
  freeLine(stage, coil.hairline ? edge : [...edge, edge[0]], {
    weight: 2.4,
    color: line,
    taper: [0.05, 0.05],
    outside: -1,
  })
  paint(stage, {
    outlines: [mass],
    albedo: color,
    optics: coilOptics,
    fullness: 0.36,
    volume: [coil.hairline ? joined(edge, [brush.at(0, 0.9)]) : edge],
  })
  drawTufts(brush, coil, mass)
  drawMarks(brush, coil, mass)
  drawEdgeCurls(brush, edge, 60, coil.radius * 0.5, { weight: 1.2, color: line })
  if (hairline.length) drawEdgeCurls(brush, hairline, 46, coil.radius * 0.36, { weight: 1.1, color: dark })
}

/** Tufts that stand out of the mass: each lit towards the lamp, with a hollow behind it. */
function drawTufts(brush: Brush, coil: Coil, mass: Path): void {
  const { sitter, chance, dark, light, at } = brush
  const { left, right, top, bottom } = boundsOf(coil.outer)
  const places = Array.from({ length: 34 }, (): [number, number, number] => [
    chance.between(left, right),
    chance.between(top, bottom),
    coil.radius * chance.between(1.1, 2.2),
  ])
  const round =
    (dx: number, dy: number, grow: number) =>
    ([x, y, r]: readonly [number, number, number]) =>
      ellipse(at(x + dx * r, y + dy * r), r * grow, r * grow * 0.85, 0, 12)
  softShapes(sitter.stage, places.map(round(0.5, 0.6, 1)), dark, { soft: 7, within: [mass], alpha: 0.5 })
  const lit = places.filter(([x, y]) => x - left + (y - top) * 0.9 < (right - left) * 0.95)
  softShapes(sitter.stage, lit.map(round(-0.25, -0.3, 0.7)), light, { soft: 8, within: [mass], alpha: 0.3 })
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
      const lit = clamp(0.5 - u * 0.6 - (v - (top + bottom) / 2) * 0.75 + chance.between(-0.25, 0.25))
      const [x, y] = at(u, v)
      const radius = coil.radius * chance.between(0.35, 0.95)
      const curl = coil.fall
        ? ringlet(chance, [x, y], radius * 0.75, coil.fall * chance.between(0.5, 1))
        : spiral(chance, [x, y], radius)
      freeLine(layer, curl, {
        weight: chance.between(0.8, 1.7),
        color: chance.happens(lit * (coil.fall ? 0.42 : 0.7)) ? light : dark,
        taper: [0.3, 0.5],
        seed: i,
      })
    }
  })
}

function spiral(chance: Chance, [x, y]: Point, radius: number): Path {
  const from = chance.between(0, 6.28)
  const to = from + chance.between(2.8, 5)
  return Array.from({ length: 9 }, (_, k): Point => {
    const angle = lerp(from, to, k / 8)
    const reach = radius * lerp(1, 0.45, k / 8)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.85]
  })
}

/** A coil that hangs: it swings from side to side and tightens to its end. */
function ringlet(chance: Chance, [x, y]: Point, radius: number, length: number): Path {
  const phase = chance.between(0, 6.28)
  const turns = length / (radius * 2.6)
  const points = Math.max(9, Math.round(turns * 8))
  return Array.from({ length: points + 1 }, (_, k): Point => {
    const t = k / points
    return [
      x + x * 0.1 * t + Math.sin(phase + t * turns * 6.28) * radius * lerp(1, 0.7, t),
      y + length * t + Math.cos(phase + t * turns * 6.28) * radius * 0.4,
    ]
  })
}
