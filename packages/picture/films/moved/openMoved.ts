import type { PictureFilm } from '@toile/craft/films/pictureFilm.ts'
import type { Point } from '@toile/geometry'
import type { OwnPicture } from '../../people/own/ownPicture.ts'
import type { Host, Pixels } from '../../surface.ts'
import { armStrokes, armsApart } from './armsApart.ts'
import { type Bone, bonesOf, type Sheet } from './bonesOf.ts'
import { hemOf } from './hemOf.ts'
import { type Joints, jointsOf, type Pair } from './joints.ts'
import { type HungSheet, hangSheet } from './warpSheet.ts'
import { weightsOf } from './weights.ts'
import { maskOf } from '../../kernels/plane.ts'

/** Somebody's picture ready to be moved, in the pixels of a film. */
export interface Moved {
  joints: Joints
  bones: readonly Bone[]
  /** The height of a head in pixels. */
  head: number
  /** How the cut-out lies in the film: pixels of the film for one of the cut-out's document, and its corner. */
  placed: Placed
  sheets: Readonly<Record<Sheet, HungSheet>>
  /** The figure as it lies in the frame, before it is moved. */
  figure: Pixels
  /** Arms that a person has to point out. */
  asks: Pair<boolean>
}

export interface Placed {
  scale: number
  left: number
  top: number
}

/** How much of a film's height and width a figure takes at most, and how far above its lower edge it stands. */
const room = { tall: 0.86, wide: 0.8, below: 0.06 } as const
/** Knots of the sheets' grids are as many pixels apart, at 768 pixels across. */
const knots = 8

/** Opens the picture of a film for frames of a size: laid into the frame, its arms apart from its body, every place hung on bones. */
export function openMoved(
  host: Host,
  picture: OwnPicture,
  film: PictureFilm,
  size: { width: number; height: number },
): Moved {
  const placed = placeIn(picture, size)
  const pixels = laidIn(host, picture, placed, size)
  const inFrame = ([x, y]: readonly [number, number]): Point => [
    x * placed.scale + placed.left,
    y * placed.scale + placed.top,
  ]
  const { landmarks } = picture.document
  const head = Math.max(8, (landmarks.chin[1] - landmarks.headTop[1]) * placed.scale)
  const bare = jointsOf((name) => inFrame(landmarks[name]), head, null)
  const joints = { ...bare, hem: hemOf(pixels, bare, head) }
  const bones = bonesOf(joints, head)
  const strokes = armStrokes(film).map((some) =>
    some.map(({ points, radius }) => ({ radius: radius * placed.scale, points: points.map(inFrame) })),
  )
  const { body, arms, asks } = armsApart(pixels, joints, head, [strokes[0] ?? [], strokes[1] ?? []])
  const step = Math.max(3, Math.round((knots * size.width) / 768))
  const hung = (sheet: Sheet, own: Pixels) => {
    const held = bones.filter(
      (bone) => bone.sheet === sheet || (sheet === 'body' ? false : isCollar(bones, bone, sheet)),
    )
    const mask = maskOf(own, (i) => own.rgba[i * 4 + 3]! > 20)
    return hangSheet(own, held, weightsOf(mask, held, step))
  }
  return {
    joints,
    bones,
    head,
    placed,
    figure: pixels,
    sheets: { body: hung('body', body), leftArm: hung('leftArm', arms[0]), rightArm: hung('rightArm', arms[1]) },
    asks,
  }
}

/** The bone that an arm hangs from holds its upper end. */
const isCollar = (bones: readonly Bone[], bone: Bone, sheet: Sheet): boolean => {
  const own = bones.find((one) => one.sheet === sheet)
  return bone.sheet === 'body' && own !== undefined && bone.to === own.from
}

/** Where a cut-out lies in a film, the figure as large as there is room. */
function placeIn({ document }: OwnPicture, { width, height }: { width: number; height: number }): Placed {
  const { landmarks } = document
  const head = landmarks.chin[1] - landmarks.headTop[1]
  const [top, bottom] = [
    landmarks.headTop[1] - head * 0.35,
    Math.max(landmarks.ankleLeft[1], landmarks.ankleRight[1]) + head * 0.4,
  ]
  const scale = Math.min((height * room.tall) / (bottom - top), (width * room.wide) / document.width)
  const middle = (landmarks.ankleLeft[0] + landmarks.ankleRight[0] + landmarks.neckPit[0] * 2) / 4
  return { scale, left: width / 2 - middle * scale, top: height * (1 - room.below) - bottom * scale }
}

/** The cut-out as it lies in a frame. */
function laidIn(
  host: Host,
  { document, cutOut }: OwnPicture,
  { scale, left, top }: Placed,
  { width, height }: { width: number; height: number },
): Pixels {
  const own = host.createCanvas(cutOut.width, cutOut.height)
  const ownContext = own.getContext('2d')
  const bytes = ownContext.createImageData(cutOut.width, cutOut.height)
  bytes.data.set(cutOut.rgba)
  ownContext.putImageData(bytes, 0, 0)
  const context = host.createCanvas(width, height).getContext('2d')
  context.drawImage(own, left, top, document.width * scale, document.height * scale)
  return { width, height, rgba: context.getImageData(0, 0, width, height).data }
}
