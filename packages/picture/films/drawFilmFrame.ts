import type { Design } from '@toile/craft/designs/design.ts'
import { framesOf } from '@toile/craft/films/framesOf.ts'
import type { Film } from '@toile/craft/films/film.ts'
import { motions } from '@toile/craft/motions/index.ts'
import { sure } from '@toile/geometry'
import type { Desk } from '../looks/desk.ts'
import { drawDressed } from '../looks/drawDressed.ts'
import { frameWearer } from '../looks/frame.ts'
import { openLookStage } from '../looks/lookStage.ts'
import { layScenery, sceneryOf } from '../looks/scenery.ts'
import { isPosed, wearerInSpace, wearerOf } from '../looks/wearer.ts'
import type { Surface } from '../surface.ts'

/** Draws one frame of a film, drawn from the documents of its looks alone (requirements S1.09, S2.43). */
export function drawFilmFrame(
  { host, sources, cache }: Desk,
  film: Film,
  frame: number,
  { width, height }: { width: number; height: number },
): Surface {
  const { each } = framesOf(film)
  const { take, looks } = film
  const asked = sure(looks[Math.floor(frame / each) % looks.length])
  const look: Design = { ...asked, ground: take.ground ?? asked.ground }
  const rest = wearerOf(look, 'front', sources)
  if (!rest || !isPosed(rest)) return host.createCanvas(width, height)
  const motion = sure(motions.find(({ id }) => id === take.motion.id))
  const { build, gesture } = rest.posed
  const mover = { build, rest: gesture, heeled: !build.flatFooted, seconds: take.seconds }
  const moment = motion.moment((frame % each) / take.rate, mover)
  const wearer = wearerInSpace(rest.person, moment.gesture, rest.look, `${take.motion.id}:${frame % each}`)
  const { scale, origin } = frameWearer(rest, width, height)
  const stage = openLookStage(host, wearer, look, { width, height, scale, origin })
  drawDressed(stage, wearer, look, sources, cache)
  if (!take.transparent)
    layScenery(stage, rest, look.ground, look.backdrop, sceneryOf(stage, rest, look.ground, look.backdrop))
  return stage.surface
}
