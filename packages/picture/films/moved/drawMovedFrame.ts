import type { PictureFilm } from '@toile/craft/films/pictureFilm.ts'
import { type Timeline, timelineOf } from '@toile/craft/films/timelineOf.ts'
import { type Posed } from '@toile/craft/mannequins/round/posed.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { moverOf } from '@toile/craft/motions/moverOf.ts'
import { uprightGesture } from '@toile/craft/motions/uprightGesture.ts'
import { keepLatest, type Point, sure } from '@toile/geometry'
import type { Desk } from '../../looks/desk.ts'
import { openOwnBody, type OwnPicture } from '../../people/own/ownPicture.ts'
import type { Pixels, Surface } from '../../surface.ts'
import { bonesOf } from './bonesOf.ts'
import { groundBehind } from './groundBehind.ts'
import { carriedJoints } from './joints.ts'
import { layShadow } from './layShadow.ts'
import { moveJoints } from './moveJoints.ts'
import { type Moved, openMoved } from './openMoved.ts'
import { warpSheet } from './warpSheet.ts'

interface Opened {
  moved: Moved
  ground: Pixels
  rest: Posed
  timeline: Timeline
}

/** A picture is not taken apart anew for each of its frames. */
const opened = keepLatest<Opened>(2)

/** How far ankles stand over the floor, in heads; only differences of poses are looked at. */
const footHeight = 0.25

/** Draws one frame of a film of somebody's own picture: the picture itself, moved (requirement S2.43); nothing where the figure is gone. */
export function drawMovedFrame(
  { host, sources }: Desk,
  film: PictureFilm,
  frame: number,
  { width, height }: { width: number; height: number },
): Surface {
  const picture = sources.figure?.(film.figure)
  const surface = host.createCanvas(width, height)
  if (!picture) return surface
  const { moved, ground, rest, timeline } = opened(JSON.stringify([film, width, height]), () =>
    openAll({ host, sources }, picture, film, { width, height }),
  )
  const { moment, swing, stand } = sure(timeline.at(frame % timeline.frames)[0])
  const to = poseInSpace(rest.build, moment.gesture, footHeight)
  const { ankles, toes } = moved.joints
  const floor: Point = [(ankles[0][0] + ankles[1][0]) / 2, (toes[0][1] + toes[1][1]) / 2]
  const onPage = ([x, y]: Point): Point => [
    floor[0] + stand.x * moved.head + (x - floor[0]) * stand.scale,
    floor[1] + stand.y * moved.head + (y - floor[1]) * stand.scale,
  ]
  const joints = carriedJoints(moveJoints(moved.joints, { from: rest, to, swing }, moved.head), onPage)
  const head = moved.head * stand.scale
  const onto: Pixels = { ...ground, rgba: ground.rgba.slice() }
  if (film.ground) layShadow(onto, joints, head)
  const bones = new Map(bonesOf(joints, head).map((bone, k) => [sure(moved.bones[k]), bone]))
  for (const name of orderOf(moment.gesture.arms.map(({ rest: at }) => at === 'back'))) {
    const sheet = moved.sheets[name]
    warpSheet(
      sheet,
      sheet.bones.map((bone) => sure(bones.get(bone))),
      onto,
    )
  }
  const context = surface.getContext('2d')
  const bytes = context.createImageData(width, height)
  bytes.data.set(onto.rgba)
  context.putImageData(bytes, 0, 0)
  return surface
}

/** The sheets from far to near: an arm whose hand rests behind the back lies under the body. */
function orderOf(behind: readonly boolean[]) {
  const arms = (['leftArm', 'rightArm'] as const).map((name, k) => ({ name, behind: behind[k] ?? false }))
  return [...arms.filter((arm) => arm.behind), { name: 'body' as const }, ...arms.filter((arm) => !arm.behind)].map(
    ({ name }) => name,
  )
}

function openAll(
  { host, sources }: Pick<Desk, 'host' | 'sources'>,
  picture: OwnPicture,
  film: PictureFilm,
  size: { width: number; height: number },
): Opened {
  const moved = openMoved(host, picture, film, size)
  const { ground, take } = film
  const whole = ground && 'picture' in ground ? (sources.picture?.(ground.picture) ?? null) : null
  const rest = poseInSpace(openOwnBody(picture).build, uprightGesture, footHeight)
  const filmed = { ...take, staging: 'one', ground: null, backdrop: null, transparent: false } as const
  return {
    moved,
    ground: groundBehind(host, picture, film, whole, moved),
    rest,
    timeline: timelineOf({ looks: [picture], take: filmed }, [{ mover: moverOf(rest, take.seconds) }]),
  }
}
