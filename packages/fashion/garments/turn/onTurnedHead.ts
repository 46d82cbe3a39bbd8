import { boundsOf, clamp, lerp, type Point, readTable, smooth, type Table } from '@toile/geometry'
import { type HeadPose, rolled, seeHead } from '../../mannequins/round/headPose.ts'
import type { Piece } from '../piece.ts'
import type { Carry } from './openCarry.ts'

/** The turn that hides the far ear and all that hangs or ends there, in radians. */
const hidesEar = 0.216
/** How much longer a skull is than broad, and how far its middle stands behind the ears. */
const skull = { long: 1.25, middle: -0.03 } as const
/** A hat sits lower on the back of the head than on the forehead. */
const leansBack = 0.14

/** Opens the way in which a piece goes with a turned head: spectacles before the eyes, jewels at the ears, all else round the skull. */
export function openHeadCarry(head: HeadPose, piece: Piece): Carry {
  if (isSpectacle(piece)) return spectacles(head, piece)
  if (piece.role === 'jewel') return atEar(head, piece)
  if (piece.name === 'peak') return ([x, y]) => ({ at: onPeak(head, piece, x / head.size, y), seen: true })
  if (piece.role === 'scarf') return ([x, y]) => ({ at: roundFace(head, x, y), seen: true })
  return roundSkull(head, piece)
}

/** Whether a piece on the head lies where a turn hides it: the far temple of spectacles and what hangs at the far ear. */
export function isTurnedAway({ yaw }: HeadPose, piece: Piece): boolean {
  if (Math.abs(yaw) < hidesEar || !(piece.role === 'jewel' || /^temple/.test(piece.name))) return false
  return middleOf(piece) * yaw > 0
}

const isSpectacle = ({ name }: Piece) => /^(temple|lens|rim)[01]$|^bridge$/.test(name)

const middleOf = ({ outlines }: Piece): number => {
  const { left, right } = boundsOf(...outlines)
  return (left + right) / 2
}

/** Where spectacles stand before the ears at the bridge, how they are bent round the face, and where their temples end. */
const frames = { bridge: 0.385, bend: 0.9, ear: [0.32, -0.03] } as const

function spectacles(head: HeadPose, { name, outlines }: Piece): Carry {
  const { left, right } = boundsOf(...outlines)
  const [hinge, end] = [Math.abs(left), Math.abs(right)].map((x) => x / head.size).sort((a, b) => a - b)
  const before = (a: number) => frames.bridge - frames.bend * a * a
  const [ear, deep] = frames.ear
  return ([px, y]) => {
    const x = px / head.size
    if (!name.startsWith('temple')) return { at: seeHead(head, x, y, before(x)), seen: true }
    const back = clamp((Math.abs(x) - hinge) / Math.max(0.01, end - hinge))
    const across = Math.sign(x) * lerp(hinge, ear, back)
    return { at: seeHead(head, across, y, lerp(before(hinge), deep, back)), seen: true }
  }
}

/** What hangs at an ear hangs straight from the lobe, and shows its breadth as the head turns. */
function atEar(head: HeadPose, piece: Piece): Carry {
  const lobe = middleOf(piece)
  const side = Math.sign(lobe)
  const [x] = seeHead(head, side * 0.315, 0.66, -0.03)
  const across = x - head.pivot[0]
  const broad = 1 + 0.35 * Math.abs(Math.sin(head.yaw))
  return ([px, py]) => {
    const [ax, ay] = rolled(head, [across, py - 0.5])
    // Jewels hang straight, however the head is tilted.
    return { at: [ax + (px - lobe) * broad, ay], seen: true }
  }
}

/** A peak stands out before the forehead and turns with it. */
function onPeak(head: HeadPose, { outlines }: Piece, x: number, y: number): Point {
  const { top, bottom } = boundsOf(...outlines)
  const out = clamp((y - top) / (bottom - top))
  return seeHead(head, x, y, 0.4 * Math.sqrt(Math.max(0, 1 - (x / 0.42) ** 2)) + 0.2 * out)
}

/** How far the middle of a skull's front stands before the ears, from the crown to the chin. */
const fronts: Table = [
  [-0.3, 0.2],
  [0, 0.28],
  [0.2, 0.34],
  [0.7, 0.36],
  [0.9, 0.25],
  [1.1, 0.2],
]

/** Cloth round the face: its opening follows the skin, its outer edge the skull. */
function roundFace(head: HeadPose, x: number, y: number): Point {
  const a = Math.abs(x / head.size)
  const edge = smooth(0.3, 0.4, a) * (1 - smooth(0.9, 1.08, y))
  const deep = Math.max(
    0.16 - 0.1 * smooth(0.7, 0.9, y),
    readTable(fronts, y) * Math.sqrt(Math.max(0, 1 - (a / 0.36) ** 2)),
  )
  const [fx, fy] = seeHead(head, x / head.size, y, deep)
  const [ox, oy] = onHat(head, x, y)
  return [lerp(fx, ox, edge), lerp(fy, oy, edge)]
}

/** A hat goes round with the skull: its sides stay the outline, its front turns to where the face looks. */
function roundSkull(head: HeadPose, { name, order, outlines }: Piece): Carry {
  const { top, bottom } = boundsOf(...outlines)
  // A whole brim is a disc and looks the same from all sides.
  if (name === 'brim' && order === 2) return ([x, y]) => ({ at: onHat(head, x, y, 0), seen: true })
  const domed = (y: number) => Math.sqrt(1 - clamp((bottom - y) / (bottom - top)) ** 2)
  return ([x, y]) => ({ at: onHat(head, x, y, name === 'crown' ? domed(y) : 1), seen: true })
}

/** Half the breadth of a hat where it lies on the head. */
const hatHalf = 0.38

/** A place round the skull; `before` is how far it stands before the middle, 0 at the top of a dome .. 1 at its opening. */
function onHat(head: HeadPose, x: number, y: number, before = 1): Point {
  const [cosine, sine] = [Math.cos(head.yaw), Math.sin(head.yaw)]
  const reach = hatHalf * head.size
  const grown = Math.hypot(cosine, skull.long * sine)
  const u = clamp(x / reach, -1, 1)
  const angle = Math.asin(u)
  const turned = angle + Math.atan2(skull.long * sine, cosine) * Math.cos(angle) * before
  const across = Math.sin(turned) * reach * grown
  const deep = Math.cos(turned) * reach * grown * before
  // What was the side is seen from before or behind: there the hat stands higher or lower.
  const forward = across * sine + deep * cosine - Math.cos(angle) * reach * skull.long * before
  const low = y - leansBack * clamp(forward, -hatHalf, hatHalf) * Math.abs(sine)
  return rolled(head, [
    across + x - u * reach + skull.middle * 1.6 * sine * head.size,
    (low - 0.5) * Math.cos(head.nod) + (deep / head.size) * Math.sin(head.nod),
  ])
}
