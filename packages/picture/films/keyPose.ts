import type { Film } from '@toile/craft/films/film.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import type { Floor } from '@toile/craft/motions/motion.ts'
import { moverOf } from '@toile/craft/motions/moverOf.ts'
import { dragJoint, type JointId, jointsOf } from '@toile/craft/motions/own/dragJoint.ts'
import { type OwnPose, poseOfGesture } from '@toile/craft/motions/own/ownPose.ts'
import { type Point, sure } from '@toile/geometry'
import type { Desk } from '../looks/desk.ts'
import { openedFilm, placeOf } from './openedFilm.ts'

/** A frame of a film as a pose that can be taken hold of: where on the floor it stands, and where its joints are in the picture, in pixels. */
export interface KeyPose {
  pose: OwnPose
  stands: Floor
  joints: Readonly<Record<JointId, Point>>
  /** The pose with a joint dragged to a pixel. */
  dragged(joint: JointId, to: Point): OwnPose
}

/** The pose of a film’s first look in a frame, as it is seen in a picture of that size; nothing where it does not stand in space (requirement S2.43). */
export function keyPose(
  desk: Desk,
  film: Film,
  frame: number,
  size: { width: number; height: number },
): KeyPose | null {
  const opened = openedFilm(desk, film, size)
  if (!opened) return null
  const mover = moverOf(opened.wearer(0).posed, film.take.seconds)
  const figurine = sure(opened.timeline.at(frame)[0])
  const { moment } = figurine
  const pose = poseOfGesture(moment.gesture)
  const body = poseInSpace(mover.build, moment.gesture, mover.footHeight)
  const { scale, origin } = placeOf(opened, figurine, body)
  const onPage = ([px, py]: Point): Point => [origin[0] + px * scale, origin[1] + py * scale]
  const found = Object.entries(jointsOf(mover, pose)).map(([id, at]) => [id, onPage(at)])
  return {
    pose,
    stands: moment.at,
    joints: Object.fromEntries(found),
    dragged: (joint, to) => dragJoint(mover, pose, joint, [(to[0] - origin[0]) / scale, (to[1] - origin[1]) / scale]),
  }
}
