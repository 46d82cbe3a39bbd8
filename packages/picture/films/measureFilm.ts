import { type Color, colorDistance } from '@toile/craft/colors/color.ts'
import type { Film } from '@toile/craft/films/film.ts'
import type { Figurine } from '@toile/craft/films/timelineOf.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import { hangsOn } from '@toile/craft/garments/turn/hangsOn.ts'
import { still } from '@toile/craft/mannequins/round/swing.ts'
import { isFromBehind } from '@toile/craft/mannequins/round/posed.ts'
import { distance, type Point, sure } from '@toile/geometry'
import type { Desk } from '../looks/desk.ts'
import { openFoot } from '../people/round/feet/openFoot.ts'
import { shoeCuts } from '../people/round/shoes/shoeCuts.ts'
import type { Stood } from '../looks/round/standIn.ts'
import type { Surface } from '../surface.ts'
import { drawFilmFrame } from './drawFilmFrame.ts'
import { type OpenedFilm, openedFilm, placeOf } from './openedFilm.ts'

/** How well a film keeps to its look: the largest difference of the lit colour of a garment from the first frame (ΔE00), of the scale of its print from the look at rest as a share, and how far a foot that carries slides from frame to frame, in pixels. */
export interface FilmMeasure {
  colour: number
  print: number
  slide: number
}

/** Measures every tenth frame of a film, and the feet of all. */
export function measureFilm(desk: Desk, film: Film, size: { width: number; height: number }, every = 10): FilmMeasure {
  const opened = sure(openedFilm(desk, film, size) ?? undefined)
  const frames = Array.from({ length: Math.ceil(opened.timeline.frames / every) }, (_, i) => i * every)
  const lit = frames.map((frame) => litColours(desk, film, frame, size))
  const first = sure(lit[0])
  const colours = lit.flatMap((each) => [...each].flatMap(([id, color]) => compared(first.get(id), color)))
  return {
    colour: Math.max(0, ...colours),
    print: Math.max(0, ...frames.flatMap((frame) => printDrift(opened, sure(opened.timeline.at(frame)[0])))),
    slide: largestSlide(opened),
  }
}

const compared = (one: Color | undefined, other: Color): number[] => (one ? [colorDistance(one, other)] : [])

/** The lit colour of every garment that hangs before the trunk, on the largest of its parts there. */
function litColours(desk: Desk, film: Film, frame: number, size: { width: number; height: number }) {
  const parts = new Map<string, Color[]>()
  drawFilmFrame(desk, film, frame, {
    ...size,
    keep({ of, surface }) {
      if (of.kind !== 'garment' || of.turn !== 'front') return
      const pixels = covered(surface)
      if (pixels.length > (parts.get(of.id)?.length ?? least)) parts.set(of.id, pixels)
    },
  })
  return new Map([...parts].map(([id, pixels]) => [id, litOf(pixels)] as const))
}

/** Between which shares of its luminance cloth is lit, and how many pixels tell its colour. */
const [from, to, least] = [0.4, 0.8, 200] as const

function covered(surface: Surface): Color[] {
  const { data } = surface.getContext('2d').getImageData(0, 0, surface.width, surface.height)
  const pixels: Color[] = []
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] === 255) pixels.push({ r: sure(data[i]), g: sure(data[i + 1]), b: sure(data[i + 2]) })
  return pixels
}

function litOf(pixels: readonly Color[]): Color {
  const light = ({ r, g, b }: Color) => 0.3 * r + 0.59 * g + 0.11 * b
  const sorted = pixels.toSorted((a, b) => light(a) - light(b))
  const lit = sorted.slice(Math.round(sorted.length * from), Math.round(sorted.length * to))
  const mean = (read: (color: Color) => number) => lit.reduce((sum, color) => sum + read(color), 0) / lit.length
  return { r: mean(({ r }) => r), g: mean(({ g }) => g), b: mean(({ b }) => b) }
}

/** How much larger or smaller a print lies on every trunk piece than at rest. */
function printDrift({ dressed }: OpenedFilm, { look, moment, swing }: Figurine): number[] {
  const { rest, stands } = dressed(look)
  const [now, before] = [stands(moment.gesture, swing), stands(rest.posed.gesture, still)].map(piecesOf)
  return sure(now).flatMap((piece) => {
    const same = sure(before).find(({ name, layer }) => name === piece.name && layer === piece.layer)
    const [one, other] = [scaleOf(piece), same ? scaleOf(same) : null]
    return one && other ? [Math.abs(one / other - 1)] : []
  })
}

const piecesOf = ({ dressed }: Stood): Piece[] =>
  dressed.flatMap((one) => (one.kind === 'drafted' ? one.pieces.filter(isMeasured) : []))

/** A leg that comes forward is seen shorter: what is printed on the trunk is not. */
const isMeasured = (piece: Piece) => piece.takesPrint && piece.layer === 'front' && hangsOn(piece).hold === 'trunk'

/** What is shorter than this in heads, as a waistband or a collar, tells no scale. */
const long = 0.8

/** Heads down the page to a head of cloth in the middle of a piece; nothing of one without a mesh, or that is short. */
function scaleOf({ surface }: Piece): number | null {
  const [first, last] = [surface?.[0], surface?.at(-1)]
  if (!first || !last) return null
  const [top, bottom] = [first, last].map((row) => sure(row[row.length >> 1]))
  const cloth = sure(bottom).v - sure(top).v
  return cloth > long ? (sure(bottom).y - sure(top).y) / cloth : null
}

/** How far a foot that carries in two frames slides between them at most. */
function largestSlide(opened: OpenedFilm): number {
  const each = Array.from({ length: opened.timeline.frames }, (_, frame) =>
    opened.timeline.at(frame).map((figurine) => ({ figurine, balls: ballsOf(opened, figurine) })),
  )
  const slides = each.slice(1).flatMap((frame, i) =>
    frame.flatMap(({ figurine: { look, moment }, balls }) => {
      const before = each[i]?.find(({ figurine }) => figurine.look === look)
      if (!before) return []
      return ([0, 1] as const)
        .filter((foot) => moment.planted[foot] && before.figurine.moment.planted[foot])
        .map((foot) => distance(balls[foot], before.balls[foot]))
    }),
  )
  return Math.max(0, ...slides)
}

/** Where before the ankle the ball of a foot is, in heads. */
const ball = 0.4

/** The pixels of the balls of both feet. */
function ballsOf(opened: OpenedFilm, figurine: Figurine): readonly [Point, Point] {
  const { rest, poses } = opened.dressed(figurine.look)
  const posed = poses(figurine.moment.gesture, figurine.swing)
  const cut = shoeCuts[rest.look.shoe]
  const { scale, origin } = placeOf(opened, figurine, posed)
  const at = (index: 0 | 1): Point => {
    const [x, y] = openFoot(posed, index, cut).put(ball, -cut.sole, 0)
    return [origin[0] + x * scale, origin[1] + y * scale]
  }
  return isFromBehind(posed) ? [at(1), at(0)] : [at(0), at(1)]
}
