import { boundsOf, clamp, lerp, type Point, readTable, resample, smooth, type Table } from '@toile/geometry'
import { type HeadPose, rolled, seeHead } from '../../mannequins/round/headPose.ts'
import type { Piece } from '../piece.ts'
import type { Carry } from './carry.ts'
import { isSpectacleName } from './isSpectacleName.ts'

/** The turn that hides the far ear and all that hangs or ends there, in radians. */
const hidesEar = 0.216
/** How much longer a skull is than broad, and how far its middle stands behind the ears. */
const skull = { long: 1.25, middle: -0.03 } as const
/** How a drafted hat is worn on a turned head: about the height of its opening it is lifted, its crown is pressed down on the skull, its brim is held up before the eyes. */
const worn = { opening: 0.1, higher: -0.055, crown: 0.8, brim: 0.6 } as const
/** A hat sits lower on the back of the head than on the forehead. */
const leansBack = 0.14

/** Opens the way in which a piece goes with a turned head: spectacles before the eyes, jewels at the ears, all else round the skull; `sunk` is how low the head was drafted that it was drafted on. */
export function openHeadCarry(head: HeadPose, piece: Piece, sunk: number): Carry {
  if (isSpectacleName(piece.name)) return spectacles(head, piece, sunk)
  if (piece.role !== 'hat' && piece.role !== 'trim' && piece.role !== 'band') return carryOnHead(head, piece)
  const { top, bottom } = boundsOf(...piece.outlines)
  const middle = (top + bottom) / 2
  // What is sewn to a hat keeps its shape and goes where its middle goes.
  const seat = isFlower(piece, head.size) ? (y: number) => y + wornAt(middle) - middle : wornAt
  const seated = piece.outlines.map((path) => path.map(([x, y]): Point => [x, seat(y)]))
  const carry = carryOnHead(head, { ...piece, outlines: seated })
  return ([x, y]) => carry([x, seat(y)])
}

/** The height on a turned head of what was drafted at a height of a hat. */
const wornAt = (y: number): number =>
  worn.opening - worn.higher + (y - worn.opening) * (y < worn.opening ? worn.crown : worn.brim)

function carryOnHead(head: HeadPose, piece: Piece): Carry {
  if (piece.role === 'jewel') return atEar(head, piece)
  if (piece.name === 'peak') return ([x, y]) => ({ at: onPeak(head, piece, x / head.size, y), seen: true })
  if (piece.role === 'scarf') return ([x, y]) => ({ at: roundFace(head, x, y), seen: true })
  if (piece.role === 'tie') return tied(head, piece)
  if (isFlower(piece, head.size)) return sewn(head, piece)
  return roundSkull(head, piece)
}

/** Whether a piece on the head lies where a turn hides it: the far temple of spectacles, what hangs at the far ear, a flower beyond the far edge of a hat. */
export function isTurnedAway({ yaw, size, isFromBehind }: HeadPose, piece: Piece): boolean {
  if (isFromBehind && isSpectacleName(piece.name)) return true
  const middle = middleOf(piece)
  if (middle * yaw <= 0) return false
  if (piece.role === 'jewel' || piece.name.startsWith('temple')) return Math.abs(yaw) >= hidesEar
  return isFlower(piece, size) && angleAt(middle, hatHalf * size) + Math.abs(yaw) > beyondEdge
}

/** Where what is sewn to a hat goes behind its far edge, in radians. */
const beyondEdge = 1.4
const angleAt = (x: number, half: number) => Math.asin(clamp(Math.abs(x) / half))

/** Small things sewn to a hat keep their shape. */
function isFlower({ role, outlines, name }: Piece, size: number): boolean {
  const { left, right } = boundsOf(...outlines)
  return role === 'trim' && !isSpectacleName(name) && right - left < 0.4 * size
}

const middleOf = ({ outlines }: Piece): number => {
  const { left, right } = boundsOf(...outlines)
  return (left + right) / 2
}

/** Where spectacles stand before the ears at the bridge, how they are bent round the face, and where their temples end. */
const frames = { bridge: 0.385, bend: 0.9, ear: [0.32, -0.03] } as const
/** Spectacles rest on the nose a little below the middle of the eyes. */
const restsLower = 0.01

function spectacles(head: HeadPose, { name, outlines }: Piece, sunk: number): Carry {
  const { left, right } = boundsOf(...outlines)
  const [hinge, end] = [Math.abs(left), Math.abs(right)].map((x) => x / head.size).sort((a, b) => a - b)
  const before = (a: number) => frames.bridge - frames.bend * a * a
  const [ear, deep] = frames.ear
  return ([px, py]) => {
    const x = px / head.size
    const y = py - sunk + restsLower
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
  const [x] = seeHead(head, side * 0.315, 0.66, head.isFromBehind ? 0.03 : -0.03)
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
  const [ox, oy] = onHat(head, x, y, { half: hatHalf * head.size, middle: 0, before: 1 })
  return [lerp(fx, ox, edge), lerp(fy, oy, edge)]
}

/** Where a bow sits beside the crown, and where the ends of a scarf leave the knot at the nape. */
const bow = 0.24
/** Where in the head's own space a bow at the side is pinned: on the hair above the ear. */
const pin = [0.31, 0.15, 0.02] as const
const nape: Point = [0.26, 0.66]

/** Bows and the ends of scarves keep their shape where they are tied: beside the crown, under the chin or at the nape. */
function tied(head: HeadPose, piece: Piece): Carry {
  const { size } = head
  const middle = middleOf(piece)
  const { top } = boundsOf(...piece.outlines)
  const by = (from: Point, [toX, toY]: Point, flip: 1 | -1 = 1): Carry => {
    return ([x, y]) => ({ at: [toX + (x - from[0]) * flip, toY + y - from[1]], seen: true })
  }
  if (piece.layer === 'back') {
    // Ends at the nape show on the side that the face turns from.
    const from: Point = [nape[0] * size, nape[1]]
    const side = head.yaw > 0 ? -1 : 1
    const turns = Math.min(1, Math.abs(head.yaw) / 0.3)
    return by(from, seeHead(head, side * nape[0] * (1 - 0.6 * turns), nape[1], -0.3 * turns), side)
  }
  if (top > 0.75) return by([0, 1.07], roundFace(head, 0, 1.07))
  if (Math.abs(middle) < bow * 0.4) return kept(head, [0, 0], 0.8)
  // A bow is pinned above the ear that is seen.
  const side = Math.abs(head.yaw) < 0.12 ? Math.sign(middle) : -Math.sign(head.yaw)
  const pinned = seeHead(head, side * pin[0], pin[1], pin[2])
  const from = Math.sign(middle) * bow * size
  return ([x, y]) => ({
    at: [pinned[0] + (x - from) * side * Math.sign(middle) * 0.82, pinned[1] + y * 0.82],
    seen: true,
  })
}

/** A flower or a pompom on a hat. */
function sewn(head: HeadPose, piece: Piece): Carry {
  const { top, bottom } = boundsOf(...piece.outlines)
  const y = (top + bottom) / 2
  return kept(head, [middleOf(piece), y], y < -0.1 ? 0 : 1)
}

/** Keeps its shape about a place on the skull, and is seen narrower the nearer that comes to the edge. */
function kept(head: HeadPose, from: Point, before: number): Carry {
  const round = before ? { half: hatHalf * head.size, middle: 0, before } : { half: 0.02, middle: from[0], before }
  const [toX, toY] = onHat(head, from[0], from[1], round)
  const edge = angleAt(from[0], hatHalf * head.size) + head.yaw * Math.sign(from[0]) * before
  const broad = Math.max(0.35, Math.cos(Math.min(Math.abs(edge), 1.5))) ** 0.5
  return ([x, y]) => ({ at: [toX + (x - from[0]) * broad, toY + y - from[1]], seen: true })
}

/** A hat goes round with the skull: its sides stay the outline, its front turns to where the face looks. */
function roundSkull(head: HeadPose, piece: Piece): Carry {
  const { name, order } = piece
  const plain = { half: hatHalf * head.size, middle: 0, before: 1 }
  // A whole brim is a disc and looks the same from all sides.
  if (name === 'brim' && order === 2)
    return ([x, y]) => ({ at: onHat(head, x, y, { ...plain, before: 0 }), seen: true })
  const round = name === 'crown' && !overhangs(piece, head.size) ? openDome(piece) : () => plain
  return ([x, y]) => ({ at: onHat(head, x, y, round(y)), seen: true })
}

/** Whether a crown hangs over to one side, as a beret does: it is no dome, and keeps what hangs. */
function overhangs({ outlines }: Piece, size: number): boolean {
  const { left, right } = boundsOf(...outlines)
  return Math.abs(left + right) > 0.03 * size
}

/** Half the breadth of a hat where it lies on the head. */
const hatHalf = 0.38

/** A hat at a height: half its breadth, its middle, and how far its front stands before that, 0 at the top of a dome .. 1 at its opening. */
interface Round {
  half: number
  middle: number
  before: number
}

const bins = 24

/** A crown as rounds at heights; below its widest level it is as wide as there. */
function openDome({ outlines }: Piece): (y: number) => Round {
  const { top, bottom, left, right } = boundsOf(...outlines)
  const level = (y: number) => clamp((y - top) / (bottom - top))
  const dense = outlines.flatMap((path) => resample([...path, path[0]], 240))
  const rows = Array.from({ length: bins }, (_, i): Round => {
    const across = dense.filter(([, y]) => Math.abs(level(y) * (bins - 1) - i) <= 1).map(([x]) => x)
    const [from, to] = across.length ? [Math.min(...across), Math.max(...across)] : [left, right]
    const share = 1 - i / (bins - 1)
    return { half: Math.max(0.02, (to - from) / 2), middle: (from + to) / 2, before: Math.sqrt(1 - share ** 2) }
  })
  const widest = rows.reduce((best, { half }, i) => (half > rows[best].half ? i : best), 0)
  return (y) => {
    const at = level(y) * (bins - 1)
    const [over, under] = [Math.floor(at), Math.ceil(at)].map((i) => rows[Math.min(i, widest)])
    const t = at - Math.floor(at)
    const before = Math.sqrt(1 - (1 - level(y)) ** 2)
    return { half: lerp(over.half, under.half, t), middle: lerp(over.middle, under.middle, t), before }
  }
}

function onHat(head: HeadPose, x: number, y: number, { half, middle, before }: Round): Point {
  const [cosine, sine] = [Math.cos(head.yaw), Math.sin(head.yaw)]
  const ahead = head.isFromBehind ? -sine : sine
  const grown = Math.hypot(cosine, skull.long * sine)
  const u = clamp((x - middle) / half, -1, 1)
  const angle = Math.asin(u)
  const turned = angle + Math.atan2(skull.long * sine, cosine) * Math.cos(angle) * before
  const across = middle * cosine + Math.sin(turned) * half * grown
  const deep = Math.cos(turned) * half * grown * before
  // Seen from the side a hat leans: before the head it stands higher, behind lower.
  const low = y - leansBack * clamp(across * ahead, -hatHalf, hatHalf) * Math.abs(sine)
  return rolled(head, [
    across + x - middle - u * half + skull.middle * 1.6 * ahead * head.size,
    (low - 0.5) * Math.cos(head.nod) + (deep / head.size) * Math.sin(head.nod),
  ])
}
