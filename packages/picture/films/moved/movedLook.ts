import type { Design } from '@toile/craft/designs/design.ts'
import type { MovedSettings } from '@toile/craft/films/movedSettings.ts'
import type { Figurine } from '@toile/craft/films/timelineOf.ts'
import { pictureSide } from '@toile/craft/mannequins/pictureSide.ts'
import { legShare } from '@toile/craft/mannequins/round/placing.ts'
import { lower, type Posed } from '@toile/craft/mannequins/round/posed.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { moverOf } from '@toile/craft/motions/moverOf.ts'
import { feetOf } from '@toile/craft/motions/foot.ts'
import type { Mover } from '@toile/craft/motions/motion.ts'
import { uprightGesture } from '@toile/craft/motions/uprightGesture.ts'
import { type Point, sure } from '@toile/geometry'
import { drawDressed } from '../../looks/drawDressed.ts'
import { openLayerCache } from '../../looks/layers.ts'
import { openLookStage } from '../../looks/lookStage.ts'
import type { Sources } from '../../looks/sources.ts'
import type { PosedWearer } from '../../looks/wearer.ts'
import type { OwnBody } from '../../people/own/ownPicture.ts'
import type { Host, Pixels, Surface } from '../../surface.ts'
import { bonesOf, type Sheet } from './bonesOf.ts'
import { groundBehind } from './groundBehind.ts'
import { carriedJoints, jointsOf, type Joints, type Pair } from './joints.ts'
import { moveJoints } from './moveJoints.ts'
import { openMoved } from './openMoved.ts'
import { warpSheet } from './warpSheet.ts'

/** A wearer cut out of a picture. */
export type OwnWearer = PosedWearer & { own: OwnBody }

/** A look on somebody's own mannequin, which moves as the picture that it is. */
export interface MovedLook {
  /** Lays it as it stands at a moment over transparent pixels; gives where its joints are then, and how high its head is in pixels. */
  lay(figurine: Omit<Figurine, 'look'>, onto: Pixels): { joints: Joints; head: number }
  /** Arms that lie against the body, which a person has to point out. */
  asks: Pair<boolean>
  /** The ground of its own picture, the figure taken out; nothing where the picture is not at hand. */
  ground(): Surface | null
}

/** How far ankles stand over the floor, in heads; only differences of poses are looked at. */
const footHeight = 0.25

/** How somebody's own mannequin stands for a motion: straight, whatever it does in its picture. */
const restOf = ({ own }: OwnWearer): Posed => poseInSpace(own.build, uprightGesture, footHeight)

/** Who moves, of somebody cut out of a picture. */
export const ownMover = (wearer: OwnWearer, seconds: number): Mover => moverOf(restOf(wearer), seconds)

/** Dresses somebody's own mannequin once, where it rests in the frame, and takes what is drawn apart to be moved (requirement S2.43). */
export function openMovedLook(
  { host, sources }: { host: Host; sources: Sources },
  look: Design,
  wearer: OwnWearer,
  settings: MovedSettings | undefined,
  frame: { width: number; height: number; scale: number; floor: Point },
): MovedLook {
  const { width, height, scale, floor } = frame
  const { own, posed } = wearer
  const origin: Point = [floor[0], floor[1] - posed.floor * scale]
  const stage = openLookStage(host, wearer, look, { width, height, scale, origin })
  drawDressed(stage, wearer, look, sources, openLayerCache())
  const figure = { width, height, rgba: stage.context.getImageData(0, 0, width, height).data }
  const cut = scale / own.frame.pixelsPerHead
  const corner: Point = [origin[0] - own.frame.origin[0] * cut, origin[1] - own.frame.origin[1] * cut]
  const strokes = (['left', 'right'] as const).map((side) =>
    (settings?.arms[side] ?? []).map(({ points, radius }) => ({
      radius: radius * cut,
      points: points.map(([x, y]) => [corner[0] + x * cut, corner[1] + y * cut] as const),
    })),
  )
  const bare = jointsOf((name) => stage.place(own.marks[name]), scale)
  const moved = openMoved(figure, bare, scale, [sure(strokes[0]), sure(strokes[1])])
  const from = restOf(wearer)
  const mover = moverOf(from, 0)
  const rest = feetOf(mover, uprightGesture)
  return {
    asks: moved.asks,
    lay({ moment, swing, stand }, onto) {
      const to = poseInSpace(own.build, moment.gesture, footHeight)
      const feet = feetOf(mover, moment.gesture)
      const ball = (side: 0 | 1): Point => [
        feet[side].ball[0] - rest[side].ball[0],
        lower * (feet[side].ball[1] - rest[side].ball[1]) - feet[side].lift * legShare(own.build),
      ]
      const balls = [ball(0), ball(1)] as const
      const carry = ([x, y]: Point): Point => [
        floor[0] + stand.x * scale + (x - floor[0]) * stand.scale,
        floor[1] + stand.y * scale + (y - floor[1]) * stand.scale,
      ]
      const head = scale * stand.scale
      const joints = carriedJoints(moveJoints(moved.joints, { from, to, balls, swing }, scale), carry)
      const bones = new Map(bonesOf(joints, head).map((bone, k) => [sure(moved.bones[k]), bone]))
      for (const name of orderOf(moment.gesture.arms.map(({ rest }) => rest === 'back'))) {
        const sheet = moved.sheets[name]
        const carried = sheet.bones.map((bone) => sure(bones.get(bone)))
        warpSheet(sheet, carried, onto)
      }
      return { joints, head }
    },
    ground() {
      const hash = settings?.picture
      const picture = hash ? sources.picture?.(hash) : null
      return picture ? groundBehind(host, picture, laidOf(own, picture, { corner, cut }), moved) : null
    },
  }
}

/** The sheets from far to near: an arm whose hand rests behind the back lies under the body. */
function orderOf(behind: readonly boolean[]): Sheet[] {
  const arms = (isBehind: boolean) => (['leftArm', 'rightArm'] as const).filter((_, k) => behind[k] === isBehind)
  return [...arms(true), 'body', ...arms(false)]
}

/** Where the picture of a cut-out lies in a frame in which the cut-out lies. */
function laidOf({ from }: OwnBody, picture: Pixels, { corner, cut }: { corner: Point; cut: number }) {
  const scale = cut / from.scale
  const longest = Math.max(picture.width, picture.height)
  const ratio = (pictureSide({ from }, longest) / longest) * scale
  return {
    left: corner[0] - from.left * scale,
    top: corner[1] - from.top * scale,
    width: picture.width * ratio,
    height: picture.height * ratio,
  }
}
