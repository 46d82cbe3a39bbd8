import type { Figurine } from '@toile/craft/films/timelineOf.ts'
import type { Film } from '@toile/craft/films/film.ts'
import { meshes } from '@toile/craft/garments/turn/mesh.ts'
import { sure } from '@toile/geometry'
import type { Desk } from '../looks/desk.ts'
import { openLayerCache } from '../looks/layers.ts'
import { openLookStage } from '../looks/lookStage.ts'
import { drawStood } from '../looks/round/drawStood.ts'
import { drawFloorShadow, sceneryOf } from '../looks/scenery.ts'
import { operated } from '../raster/operated.ts'
import { castOver, type Keep, type Stage } from '../raster/stage.ts'
import type { Surface } from '../surface.ts'
import { surfaceOf } from '../surfaceOf.ts'
import type { MovedLook } from './moved/movedLook.ts'
import { shadeFeet } from './moved/shadeFeet.ts'
import { atRest, type OpenedFilm, openedFilm, placeOf } from './openedFilm.ts'

/** How a frame is drawn: its size, and whether soon rather than fine. */
export interface FrameOptions {
  width: number
  height: number
  light?: boolean | undefined
  /** Hears of every part that was drawn. */
  keep?: Keep
}

/** Draws one frame of a film, drawn from the documents of its looks alone (requirements S1.09, S2.43). */
export function drawFilmFrame(desk: Desk, film: Film, frame: number, options: FrameOptions): Surface {
  const { width, height } = options
  const surface = desk.host.createCanvas(width, height)
  const opened = openedFilm(desk, film, { width, height })
  if (!opened) return surface
  const figurines = opened.timeline.at(frame).toSorted((a, b) => a.stand.y - b.stand.y)
  const shadows = figurines.map((figurine) => drawFigurine(desk, opened, figurine, surface, options))
  if (film.take.transparent) return surface
  // The nearest throws its shadow first: all lie behind what is drawn.
  for (const shadow of shadows.toReversed()) shadow()
  const { look } = sure(figurines[0])
  const ground = opened.ground(look, () => opened.moved(look)?.ground() ?? groundOf(desk, opened, look, options))
  operated(surface.getContext('2d'), 'destination-over', () => surface.getContext('2d').drawImage(ground, 0, 0))
  return surface
}

/** Draws a look where it stands at one moment; gives what draws its shadow on the floor. */
function drawFigurine(
  { host, sources }: Desk,
  opened: OpenedFilm,
  figurine: Figurine,
  surface: Surface,
  { light, keep, ...size }: FrameOptions,
): () => void {
  const look = sure(opened.looks[figurine.look])
  const moved = opened.moved(figurine.look)
  if (moved) return layMoved(host, moved, figurine, surface)
  const dressed = opened.dressed(figurine.look)
  const stood = dressed.stands(figurine.moment.gesture, figurine.swing, light ? meshes.light : meshes.moving)
  const stage = onto(
    openLookStage(host, dressed.rest, look, { ...size, ...placeOf(opened, figurine, stood.posed) }),
    surface,
  )
  drawStood({ ...stage, ...(keep ? { keep } : {}) }, stood, sources, openLayerCache({ figures: 0 }))
  return () => drawFloorShadow(stage, { ...dressed.rest, posed: stood.posed }, look.ground, look.backdrop)
}

/** Lays a look on somebody's own mannequin where it stands at one moment; gives what lays its shadow on the floor. */
function layMoved(host: Desk['host'], moved: MovedLook, figurine: Omit<Figurine, 'look'>, surface: Surface) {
  const { width, height } = surface
  const onto = { width, height, rgba: new Uint8ClampedArray(width * height * 4) }
  const stood = moved.lay(figurine, onto)
  const context = surface.getContext('2d')
  context.drawImage(surfaceOf(host, onto), 0, 0)
  return () => operated(context, 'destination-over', () => shadeFeet(context, stood))
}

/** A stage of what moves, on the picture of the frame. */
function onto(stage: Stage, surface: Surface): Stage {
  const context = surface.getContext('2d')
  const cast: Stage['cast'] = (shadow, x, y, times) => castOver(context, shadow, x, y, times)
  return { ...stage, surface, context, cast, moves: { strokes: 0 } }
}

/** The ground behind a look, which stays as it is while it moves. */
function groundOf({ host }: Desk, opened: OpenedFilm, place: number, { width, height }: FrameOptions): Surface {
  const look = sure(opened.looks[place])
  const rest = opened.wearer(place)
  const stage = openLookStage(host, rest, look, { width, height, ...placeOf(opened, atRest, rest.posed) })
  return sceneryOf(stage, rest, look.ground, look.backdrop).ground
}
