import { moverOf } from '@toile/craft/motions/moverOf.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Film } from '@toile/craft/films/film.ts'
import { motionOf } from '@toile/craft/films/motionOf.ts'
import { withOpenCoat } from '@toile/craft/films/openCoat.ts'
import { type Figurine, type Timeline, timelineOf } from '@toile/craft/films/timelineOf.ts'
import type { Posed } from '@toile/craft/mannequins/round/posed.ts'
import { keepLatest, type Point, sure } from '@toile/geometry'
import type { Desk } from '../looks/desk.ts'
import { type Frame, frameWearer } from '../looks/frame.ts'
import type { LayerCache } from '../looks/layers.ts'
import { isPosed, type PosedWearer, wearerOf } from '../looks/wearer.ts'
import type { Surface } from '../surface.ts'
import { type FilmedLook, openFilmedLook } from './filmedLook.ts'
import { type MovedLook, openMovedLook, type OwnWearer, ownMover } from './moved/movedLook.ts'
import { swayOf } from './swayOf.ts'

/** A film whose looks are dressed and whose motion is worked out, ready for any of its frames. */
export interface OpenedFilm {
  looks: readonly Design[]
  timeline: Timeline
  dressed(look: number): FilmedLook
  /** Who wears a look, as they stand at rest. */
  wearer(look: number): PosedWearer
  /** A look on somebody's own mannequin, which moves as the picture that it is; nothing for others. */
  moved(look: number): MovedLook | null
  /** Pixels per head of looks at rest, and the pixel of the floor they rest on. */
  scale: number
  floor: Point
  /** The ground as it was laid for a look, kept for all its frames. */
  ground(look: number, lay: () => Surface): Surface
}

const opened = new WeakMap<LayerCache, ReturnType<typeof keepLatest<OpenedFilm | null>>>()
/** Films and looks of each that are kept ready. */
const [mostFilms, mostLooks] = [2, 3]

/** A film in a size, opened before at this desk or now; nothing where one of its looks does not stand in space. */
export function openedFilm(desk: Desk, film: Film, size: { width: number; height: number }): OpenedFilm | null {
  const kept = opened.get(desk.cache) ?? keepLatest<OpenedFilm | null>(mostFilms)
  opened.set(desk.cache, kept)
  return kept(JSON.stringify([film, size]), () => openFilm(desk, film, size))
}

function openFilm(
  { host, sources }: Desk,
  { looks: asked, take, moved }: Film,
  size: { width: number; height: number },
) {
  const opens = motionOf(take.motion).asks === 'coat'
  const looks = asked.map(
    (look): Design => ({
      ...(opens ? withOpenCoat(look) : look),
      ground: take.ground ?? look.ground,
      ...(take.backdrop ? { backdrop: take.backdrop } : {}),
    }),
  )
  const wearers = looks.flatMap((look) => {
    const wearer = wearerOf(look, 'front', sources)
    return wearer && isPosed(wearer) ? [wearer] : []
  })
  if (wearers.length < looks.length) return null
  const walkers = wearers.map((wearer, i) => ({
    mover: isOwn(wearer) ? ownMover(wearer, take.seconds) : moverOf(wearer.posed, take.seconds),
    sway: swayOf(sure(looks[i])),
  }))
  const dressed = keepLatest<FilmedLook>(mostLooks)
  const cutOuts = keepLatest<MovedLook>(mostLooks)
  const frame = framed(wearers, take.staging === 'beside' ? looks.length : 1, size)
  const grounds = keepLatest<Surface>(mostLooks)
  return {
    looks,
    timeline: timelineOf({ looks, take }, walkers),
    dressed: (look: number) =>
      dressed(String(look), () => openFilmedLook(sure(looks[look]), sure(wearers[look]), sources)),
    wearer: (look: number) => sure(wearers[look]),
    moved(look: number) {
      const wearer = sure(wearers[look])
      if (!isOwn(wearer)) return null
      return cutOuts(String(look), () =>
        openMovedLook({ host, sources }, sure(looks[look]), wearer, moved, { ...size, ...frame }),
      )
    },
    ...frame,
    ground: (look: number, lay: () => Surface) => grounds(String(look), lay),
  }
}

const isOwn = (wearer: PosedWearer): wearer is OwnWearer => wearer.own !== undefined

/** Where a look rests: on the floor of its film, as large as there is room. */
export const atRest: Pick<Figurine, 'stand'> = { stand: { x: 0, y: 0, scale: 1 } }

/** Where a figure of a frame is on the page: pixels per head, and the pixel of head (0, 0). */
export function placeOf(
  { scale: whole, floor }: Pick<OpenedFilm, 'scale' | 'floor'>,
  { stand }: Pick<Figurine, 'stand'>,
  posed: Pick<Posed, 'floor'>,
): Frame {
  const scale = whole * stand.scale
  return { scale, origin: [floor[0] + stand.x * whole, floor[1] + stand.y * whole - posed.floor * scale] }
}

/** Frames looks that share a floor: all as large as the one with the least room. */
function framed(wearers: readonly PosedWearer[], beside: number, { width, height }: { width: number; height: number }) {
  const frames = wearers.map((wearer) => {
    const { scale, origin } = frameWearer(wearer, width / beside, height)
    return {
      scale,
      floor: [origin[0] + ((beside - 1) / 2) * (width / beside), origin[1] + wearer.posed.floor * scale] as Point,
    }
  })
  return frames.reduce((least, frame) => (frame.scale < least.scale ? frame : least))
}
