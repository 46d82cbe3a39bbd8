import type { PictureFilm } from '@toile/craft/films/pictureFilm.ts'
import { lower } from '@toile/craft/mannequins/round/posed.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { motions } from '@toile/craft/motions/index.ts'
import { still } from '@toile/craft/motions/swing.ts'
import { uprightGesture } from '@toile/craft/motions/uprightGesture.ts'
import { keepLatest, sure } from '@toile/geometry'
import type { Desk } from '../../looks/desk.ts'
import { openOwnBody, type OwnPicture } from '../../people/own/ownPicture.ts'
import type { Pixels, Surface } from '../../surface.ts'
import { bonesOf } from './bonesOf.ts'
import { groundBehind } from './groundBehind.ts'
import { layShadow } from './layShadow.ts'
import { moveJoints } from './moveJoints.ts'
import { type Moved, openMoved } from './openMoved.ts'
import { warpSheet } from './warpSheet.ts'

interface Opened {
  moved: Moved
  ground: Pixels
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
  const size = { width, height }
  const picture = sources.figure?.(film.figure)
  const surface = host.createCanvas(size.width, size.height)
  if (!picture) return surface
  const name = JSON.stringify([film.figure, film.ground, film.arms, size])
  const { moved, ground } = opened(name, () => openAll(host, sources, picture, film, size))
  const onto: Pixels = { ...ground, rgba: ground.rgba.slice() }
  const { build } = openOwnBody(picture)
  const { take } = film
  const motion = sure(motions.find(({ id }) => id === take.motion.id))
  const mover = { build, rest: uprightGesture, heeled: false, seconds: take.seconds }
  const moment = motion.moment(frame / take.rate, mover)
  const [from, to] = [uprightGesture, moment.gesture].map((gesture) => poseInSpace(build, gesture, footHeight))
  const away = [moment.at[0], moment.at[1] * lower] as const
  const joints = moveJoints(moved.joints, { from: sure(from), to: sure(to), away, swing: still }, moved.head)
  if (film.ground && !('picture' in film.ground)) layShadow(onto, joints, moved)
  const bones = new Map(bonesOf(joints, moved.head).map((bone, k) => [sure(moved.bones[k]), bone]))
  const behind = moment.gesture.arms.map(({ rest }) => rest === 'back')
  const arms = (['leftArm', 'rightArm'] as const).map((name, k) => ({ name, behind: behind[k] ?? false }))
  const order = [...arms.filter((arm) => arm.behind), { name: 'body' as const }, ...arms.filter((arm) => !arm.behind)]
  for (const { name } of order) {
    const sheet = moved.sheets[name]
    warpSheet(
      sheet,
      sheet.bones.map((bone) => sure(bones.get(bone))),
      onto,
    )
  }
  const context = surface.getContext('2d')
  const bytes = context.createImageData(size.width, size.height)
  bytes.data.set(onto.rgba)
  context.putImageData(bytes, 0, 0)
  return surface
}

function openAll(
  host: Desk['host'],
  sources: Desk['sources'],
  picture: OwnPicture,
  film: PictureFilm,
  size: { width: number; height: number },
): Opened {
  const moved = openMoved(host, picture, film, size)
  const { ground } = film
  const whole = ground && 'picture' in ground ? (sources.picture?.(ground.picture) ?? null) : null
  return { moved, ground: groundBehind(host, picture, film, whole, { placed: moved.placed, figure: moved.figure }) }
}
