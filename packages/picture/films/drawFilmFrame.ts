import type { Film } from '@toile/craft/films/film.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import { meshes } from '@toile/craft/garments/turn/mesh.ts'
import { motions } from '@toile/craft/motions/index.ts'
import { still } from '@toile/craft/motions/swing.ts'
import { sure } from '@toile/geometry'
import type { Desk } from '../looks/desk.ts'
import { frameWearer } from '../looks/frame.ts'
import { openLayerCache } from '../looks/layers.ts'
import { openLookStage } from '../looks/lookStage.ts'
import { drawStood } from '../looks/round/drawStood.ts'
import { drawFloorShadow, sceneryOf } from '../looks/scenery.ts'
import type { Surface } from '../surface.ts'
import { filmedLook } from './filmedLook.ts'

/** How a frame is drawn: its size, and whether soon rather than fine. */
interface FrameOptions {
  width: number
  height: number
  light?: boolean | undefined
}

/** Draws one frame of a film, drawn from the documents of its looks alone (requirements S1.09, S2.43). */
export function drawFilmFrame(desk: Desk, film: Film, frame: number, { width, height, light }: FrameOptions): Surface {
  const { host, sources } = desk
  const { each } = framesOf(film)
  const { take, looks } = film
  const asked = sure(looks[Math.floor(frame / each) % looks.length])
  const look = { ...asked, ground: take.ground ?? asked.ground }
  const filmed = filmedLook(desk, look)
  if (!filmed) return host.createCanvas(width, height)
  const { rest } = filmed
  const motion = sure(motions.find(({ id }) => id === take.motion.id))
  const { build, gesture } = rest.posed
  const mover = { build, rest: gesture, heeled: !build.flatFooted, seconds: take.seconds }
  const moment = motion.moment((frame % each) / take.rate, mover)
  const { scale, origin } = frameWearer(rest, width, height)
  const stage = openLookStage(host, rest, look, { width, height, scale, origin })
  const moves = { ...stage, moves: { strokes: 0 } }
  const stood = filmed.stands(moment.gesture, still, light ? meshes.light : meshes.finished)
  drawStood(moves, stood, sources, openLayerCache({ figures: 0 }))
  if (take.transparent) return stage.surface
  const standing = { ...rest, posed: stood.posed }
  drawFloorShadow(moves, standing, look.ground, look.backdrop)
  const { ground } = sceneryOf(stage, rest, look.ground, look.backdrop)
  stage.context.globalCompositeOperation = 'destination-over'
  stage.context.drawImage(ground, 0, 0)
  stage.context.globalCompositeOperation = 'source-over'
  return stage.surface
}
