import type { Design } from '@toile/craft/designs/design.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import type { NumberKnob } from '@toile/craft/garments/knob.ts'
import { isOnArm } from '@toile/craft/garments/isOnArm.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { contains, type Point, sure } from '@toile/geometry'
import { frameWearer } from '../frame.ts'
import { openModels } from '../models.ts'
import type { Sources } from '../sources.ts'
import { wearerOf } from '../wearer.ts'
import { type DrawnPiece, layOut } from './layOut.ts'
import { type KnobMeasure, measuredKnob } from './measuredKnob.ts'
import { type MovedEdge, type MovedSpot, movedEdges, sizeOf } from './movedEdges.ts'

/** A place of the picture where a knob is taken hold of. */
export interface KnobHandle {
  knob: string
  /** Pixels in the picture. */
  x: number
  y: number
  /** The way the cloth goes when the knob grows, one pixel long. */
  along: readonly [x: number, y: number]
  pixelsPerUnit: number
  /** What it measures on the garment laid flat; null where it is no measure. */
  measure: KnobMeasure | null
}

/** What the knobs of a garment are taken hold of by, and what they measure, those without a handle as well. */
export interface FoundKnobs {
  handles: readonly KnobHandle[]
  measures: Readonly<Record<string, KnobMeasure>>
}

/** How a look is shown while its knobs are taken hold of. */
export interface HandleOptions {
  width: number
  height: number
  view: View
  /** Handles stand at least so many pixels apart. */
  apart: number
}

/** The share of a knob's range by which it is tried. */
const tried = 0.08
/** A knob that moves nothing by this many pixels over its whole range is left to its slider. */
const seen = 10

/** Where the number knobs of a worn garment are taken hold of in the picture of a look: each is drafted at two values, and its handle lies where the cloth moves most and is not covered. */
export function knobHandles(design: Design, garment: string, sources: Sources, options: HandleOptions): FoundKnobs {
  const finding = findingHandles(design, garment, sources, options)
  for (;;) {
    const step = finding.next()
    if (step.done) return step.value
  }
}

/** The same knob by knob, so that whoever draws in between need not wait for all. */
export function* findingHandles(
  design: Design,
  garment: string,
  sources: Sources,
  { width, height, view, apart }: HandleOptions,
): Generator<void, FoundKnobs> {
  const wearer = wearerOf(design, view, sources)
  const worn = design.garments.find(({ id }) => id === garment)
  const type = worn && typeOf(worn)
  if (!wearer || !worn || !type || worn.hidden) return { handles: [], measures: {} }
  const { scale, origin } = frameWearer(wearer, width, height)
  const place = ([x, y]: Point): Point => [origin[0] + x * scale, origin[1] + y * scale]
  const { pieces: now, redrafted, figure } = layOut(wearer, design, sources, openModels())
  const own = now.flatMap((one) => (one.garment === garment && isSeen(one.piece) ? [one.piece] : []))
  const found: Found[] = []
  const { millimetresPerHead } = wearer.figure
  const { flat } = redrafted(worn)
  for (const [name, knob] of Object.entries(type.knobs)) {
    if (knob.kind !== 'number' || counts(knob)) continue
    yield
    const value = valueOf(knob, worn.knobs[name])
    const step = stepFrom(knob, value)
    const share = Math.abs(step) / (knob.most - knob.least)
    const turned = redrafted({ ...worn, knobs: { ...worn.knobs, [name]: value + step } })
    const edges = movedEdges(own, turned.hung.filter(isSeen), place, seen * share)
    const measure = (piece: Piece) =>
      measuredKnob(piece, knob.most - knob.least, {
        before: flat,
        after: turned.flat,
        step,
        millimetresPerHead,
        figure,
      })
    found.push({ name, step, edges, measure: firstMeasure(edges, own, measure) })
  }
  const isFree = (spot: MovedSpot, edge: MovedEdge) =>
    spot.at[0] > 0 && spot.at[0] < width && spot.at[1] > 0 && spot.at[1] < height && !isCovered(spot, edge, now, place)
  const handles = settle(found, isFree, apart)
  const measures = found.flatMap(({ name, measure }) => (measure ? [[name, measure] as const] : []))
  return { handles, measures: Object.fromEntries(measures) }
}

/** What a knob measures on the piece whose edge it moves most, else on another that it moves; what makes the body wider is measured there, also where it takes from a sleeve or gives to it. */
function firstMeasure(
  edges: readonly MovedEdge[],
  own: readonly Piece[],
  measure: (piece: Piece) => KnobMeasure | null,
): KnobMeasure | null {
  const moved = edges.map(({ piece }) => piece)
  const sewnTo = moved.some(isOnArm) ? own.filter(({ role }) => role === 'bodice' || role === 'front') : []
  const measured = [...moved, ...sewnTo].flatMap((piece) => {
    const one = measure(piece)
    return one ? [{ piece, one }] : []
  })
  const [first] = measured
  const isSleeveWidth = first?.one.kind === 'girth' && isOnArm(first.piece)
  const onBody = isSleeveWidth && measured.find(({ piece, one }) => one.kind === 'girth' && !isOnArm(piece))
  return (onBody || first)?.one ?? null
}

const isSeen = ({ layer }: Piece) => layer !== 'back'

/** Buttons and pleats are counted, not drawn out. */
const counts = ({ unit, step }: NumberKnob) => unit === '' && step >= 1

const valueOf = ({ least, most, normal }: NumberKnob, stored: unknown) =>
  typeof stored === 'number' ? Math.min(most, Math.max(least, stored)) : normal

/** By how much a knob is turned to see what it moves: up where there is room, else down. */
const stepFrom = ({ least, most }: NumberKnob, value: number) => {
  const step = (most - least) * tried
  return value + step <= most ? step : -step
}

interface Found {
  name: string
  step: number
  edges: readonly MovedEdge[]
  measure: KnobMeasure | null
}

/** Gives each knob a place, those that move most first, apart from each other; one that finds none is left out. */
function settle(
  found: readonly Found[],
  isFree: (spot: MovedSpot, edge: MovedEdge) => boolean,
  apart: number,
): KnobHandle[] {
  const handles: KnobHandle[] = []
  const reach = ({ edges }: Found) => Math.max(0, ...edges.flatMap(({ spots }) => spots.map(sizeOf)))
  for (const one of found.toSorted((a, b) => reach(b) - reach(a))) {
    const spot = one.edges
      .flatMap((edge) => placesOn(edge).map((spot) => ({ spot, edge })))
      .find(
        ({ spot, edge }) =>
          handles.every(({ x, y }) => Math.hypot(x - spot.at[0], y - spot.at[1]) >= apart) && isFree(spot, edge),
      )
    if (spot) handles.push(handleOf(one, spot))
  }
  return handles
}

/** Places on an edge to try in turn: its middle first, as a hand takes it, then towards its ends. */
const placesOn = ({ spots }: MovedEdge): MovedSpot[] =>
  [0.5, 0.3, 0.7, 0.12, 0.88].map((t) => sure(spots[Math.round(t * (spots.length - 1))]))

function handleOf({ name, step, measure }: Found, { spot: { at, by } }: { spot: MovedSpot }): KnobHandle {
  const far = Math.hypot(by[0], by[1])
  const way = Math.sign(step) / far
  return {
    knob: name,
    x: at[0],
    y: at[1],
    along: [by[0] * way, by[1] * way],
    pixelsPerUnit: far / Math.abs(step),
    measure,
  }
}

/** How far beside an edge, in pixels, cloth must lie over it to cover it. */
const beside = 4

/** Whether what is drawn after a piece lies over a place of its edge. */
function isCovered(
  { at, by }: MovedSpot,
  { piece }: MovedEdge,
  drawn: readonly DrawnPiece[],
  place: (point: Point) => Point,
): boolean {
  const far = Math.hypot(by[0], by[1]) || 1
  const around = [-beside, 0, beside].map((away): Point => [at[0] + (by[0] / far) * away, at[1] + (by[1] / far) * away])
  const from = drawn.findIndex((one) => one.piece === piece)
  return drawn.slice(from + 1).some(
    (later) =>
      isSeen(later.piece) &&
      later.piece.outlines.some((path) => {
        const outline = path.map(place)
        return around.every((point) => contains(outline, point))
      }),
  )
}
