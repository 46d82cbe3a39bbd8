import { sure } from '@toile/geometry'
import { maskOf } from '../../kernels/plane.ts'
import type { Stroke } from '../../kernels/stroke.ts'
import type { Pixels } from '../../surface.ts'
import { armsApart } from './armsApart.ts'
import { type Bone, bonesOf, type Sheet } from './bonesOf.ts'
import { hemOf } from './hemOf.ts'
import type { Joints, Pair } from './joints.ts'
import { type HungSheet, hangSheet } from './warpSheet.ts'
import { weightsOf } from './weights.ts'

/** Somebody's picture ready to be moved, in the pixels of a film. */
export interface Moved {
  joints: Joints
  bones: readonly Bone[]
  /** The height of a head in pixels. */
  head: number
  sheets: Readonly<Record<Sheet, HungSheet>>
  /** The figure as it lies in the frame, before it is moved. */
  figure: Pixels
  /** Arms that a person has to point out. */
  asks: Pair<boolean>
}

/** Knots of the sheets' grids are as many heads apart. */
const knots = 0.08

/** Opens a figure in a frame to be moved: its arms apart from its body, every place hung on bones; `head` is the height of a head in pixels, strokes are in those of the frame. */
export function openMoved(
  figure: Pixels,
  bare: Omit<Joints, 'hem'>,
  head: number,
  strokes: Pair<readonly Stroke[]>,
): Moved {
  const joints = { ...bare, hem: hemOf(figure, bare, head) }
  const bones = bonesOf(joints, head)
  const { body, arms, asks } = armsApart(figure, joints, head, strokes)
  const step = Math.max(3, Math.round(knots * head))
  const hung = (sheet: Sheet, own: Pixels) => {
    const first = sure(bones.find((bone) => bone.sheet === sheet))
    // The bone that an arm hangs from holds its upper end.
    const held = bones.filter((bone) => bone.sheet === sheet || (sheet !== 'body' && bone.to === first.from))
    const mask = maskOf(own, (i) => (own.rgba[i * 4 + 3] ?? 0) > 20)
    return hangSheet(own, held, weightsOf(mask, held, step))
  }
  return {
    joints,
    bones,
    head,
    figure,
    sheets: { body: hung('body', body), leftArm: hung('leftArm', arms[0]), rightArm: hung('rightArm', arms[1]) },
    asks,
  }
}
