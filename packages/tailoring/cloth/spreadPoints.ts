import { area, lengths, type Path, subtract, sure } from '@toile/geometry'
import type { Panel, Sewn, Side } from './panel.ts'

/** The n-th point of a run of a panel. */
interface Place extends Side {
  point: number
}

/** Where the corners of the mesh lie on every run of every panel, in millimetres from its start, and which of them are sewn to each other. */
export interface Spread {
  points: readonly (readonly (readonly number[])[])[]
  pairs: readonly (readonly [Place, Place])[]
  /** How fine each panel is, in millimetres: as fine as its seams, so that no triangle becomes a splinter. */
  spacings: readonly number[]
}

/** A run on the way along one side of a seam: where it starts and ends on the whole side. */
interface Leg extends Side {
  from: number
  to: number
}

/** Corners nearer than this share of the spacing to the like place of the other side are sewn to each other. */
const near = 0.45
/** Between two corners a curve turns by so much at most, in radians. */
const bend = 1
/** Seams gathered by more than this are finer on the short side and coarser on the long one. */
const gathered = 1.08

/** Lays corners evenly along all runs, as many on both sides of a seam; corners of either side have their like on the other. */
export function spreadPoints({ panels, joins }: Sewn, spacing: number): Spread {
  const points = panels.map(({ runs }) => runs.map((): number[] => []))
  const pairs: [Place, Place][] = []
  const at = ({ panel, run }: Side) => sure(sure(points[panel])[run])
  const limits = panels.map((panel) => Math.max(finest * spacing, Math.min(spacing, strip * widthOf(panel))))
  for (const { first, second } of joins) {
    const step = Math.min(...[...first, ...second].map(({ panel }) => sure(limits[panel])))
    const [one, other] = [legsOf(panels, first), legsOf(panels, second.toReversed())]
    const stations = stationsOf(one, other, near * step)
    const turned: [Place, Place][] = []
    stations.slice(1).forEach((to, i) => {
      const from = sure(stations[i])
      const [legOne, legOther] = [legAt(one, from[0], to[0]), legAt(other, from[1], to[1])]
      const turns = turnOn(panels, legOne, to[0] - from[0]) + turnOn(panels, legOther, to[1] - from[1])
      const count = Math.max(Math.ceil(turns / 2 / bend), countOf(to[0] - from[0], to[1] - from[1], step))
      for (let k = 0; k <= count; k++) {
        const share = k / count
        const placeOne = put(at(legOne), legOne, from[0] + (to[0] - from[0]) * share)
        const placeOther = put(at(legOther), legOther, from[1] + (to[1] - from[1]) * share)
        turned.push([placeOne, placeOther])
      }
    })
    // The second side is walked against its runs: its places are turned once all of them lie.
    for (const side of second)
      turn(at(side), sure(other.find(({ panel, run }) => panel === side.panel && run === side.run)))
    for (const [a, b] of turned) pairs.push([a, { ...b, point: at(b).length - 1 - b.point }])
  }
  const spacings = points.map((runs, panel) => spacingOf(runs, sure(limits[panel])))
  fillFree(panels, points, spacings)
  return { points, pairs, spacings }
}

/** Seams whose corners lie closer than this share of the spacing make their whole panel finer, down to the other share. */
const finer = 0.7
const finest = 0.4

function spacingOf(runs: readonly (readonly number[])[], spacing: number): number {
  const steps = runs.flatMap((places) => places.slice(1).map((place, i) => place - sure(places[i])))
  const low = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 3)] ?? spacing
  return low > finer * spacing ? spacing : Math.max(low / 0.9, spacing * finest)
}

/** The triangles of a strip are at most so many times as long as it is wide. */
const strip = 1.8

/** About how wide a panel is where it is a strip, in millimetres. */
function widthOf({ runs }: Panel): number {
  const outline = runs.flatMap(({ path }) => path.slice(0, -1))
  return (2 * area(outline)) / runs.reduce((sum, { path }) => sum + sure(lengths(path).at(-1)), 0)
}

/** How far a curve turns in all, in radians. */
function turnOf(path: Path): number {
  let turned = 0
  for (let i = 2; i < path.length; i++) {
    const [a, b, c] = [sure(path[i - 2]), sure(path[i - 1]), sure(path[i])]
    const [one, other] = [subtract(b, a), subtract(c, b)]
    turned += Math.abs(Math.atan2(one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1]))
  }
  return turned
}

/** How far a part of a leg turns, if it turns evenly. */
const turnOn = (panels: readonly Panel[], { panel, run, from, to }: Leg, length: number) =>
  (turnOf(sure(sure(panels[panel]).runs[run]).path) * length) / (to - from)

const lengthOf = (panels: readonly Panel[], { panel, run }: Side) =>
  sure(lengths(sure(sure(panels[panel]).runs[run]).path).at(-1))

function legsOf(panels: readonly Panel[], run: readonly Side[]): Leg[] {
  let walked = 0
  return run.map((side) => {
    const from = walked
    walked += lengthOf(panels, side)
    return { ...side, from, to: walked }
  })
}

/** Places of both sides that are sewn to each other at least: all corners, matched where they nearly meet. */
function stationsOf(one: readonly Leg[], other: readonly Leg[], tolerance: number): [number, number][] {
  const [wholeOne, wholeOther] = [sure(one.at(-1)).to, sure(other.at(-1)).to]
  const ratio = wholeOther / wholeOne
  const left = other.slice(0, -1).map(({ to }) => to)
  const stations: [number, number][] = [[0, 0]]
  for (const { to } of one.slice(0, -1)) {
    const match = left.findIndex((place) => Math.abs(place - to * ratio) < tolerance * Math.max(1, ratio))
    stations.push([to, match < 0 ? to * ratio : sure(left.splice(match, 1)[0])])
  }
  for (const to of left) stations.push([to / ratio, to])
  return [...stations.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]), [wholeOne, wholeOther]]
}

const legAt = (legs: readonly Leg[], from: number, to: number): Leg => {
  const middle = (from + to) / 2
  return sure(legs.find((leg) => middle <= leg.to) ?? legs.at(-1))
}

function countOf(one: number, other: number, spacing: number): number {
  const [long, short] = [Math.max(one, other), Math.max(1, Math.min(one, other))]
  const ratio = long / short
  return Math.max(1, Math.round(long / spacing / (ratio > gathered ? Math.min(2, ratio) ** 0.4 : 1)))
}

/** Adds a corner to a run unless it lies there already. */
function put(points: number[], { panel, run, from }: Leg, place: number): Place {
  const last = points.at(-1)
  if (last === undefined || place - from - last > 1e-6) points.push(place - from)
  return { panel, run, point: points.length - 1 }
}

function turn(points: number[], { from, to }: Leg) {
  const whole = to - from
  points.splice(0, points.length, ...points.map((place) => whole - place).toReversed())
}

/** Free runs are as fine as their panel. */
function fillFree(panels: readonly Panel[], points: number[][][], spacings: readonly number[]) {
  points.forEach((runs, panel) =>
    runs.forEach((places, run) => {
      if (places.length > 0) return
      const whole = lengthOf(panels, { panel, run })
      const bends = Math.ceil(turnOf(sure(sure(panels[panel]).runs[run]).path) / bend)
      const count = Math.max(1, bends, Math.round(whole / sure(spacings[panel])))
      for (let k = 0; k <= count; k++) places.push((whole * k) / count)
    }),
  )
}
