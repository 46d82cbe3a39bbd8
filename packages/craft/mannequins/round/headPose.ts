import { clamp, type Point, readTable, rotate, scale, smooth, type Table } from '@toile/geometry'
import type { Build } from '../build.ts'
import type { Gesture } from './gesture.ts'
import { radians } from './place.ts'
import { leansOf, type Spine } from './spine.ts'

/** A head in a gesture: where its middle stands on the page in heads, its angles in radians, its size against the drawn one, and how far the lock before the near ear comes forward. */
export interface HeadPose {
  pivot: Point
  yaw: number
  nod: number
  roll: number
  size: number
  /** The height of the head in heads, where it is not 1: a mannequin from a picture keeps the head it has there. */
  tall?: number
  lock: number
  /** Whether it is told from its back: what its own space has before it lies behind. */
  isFromBehind?: boolean
}

/** Half the breadth of a drawn head. */
export const half = 0.335
/** How far the lock by the near ear of women, men and children comes forward. */
const locks = { woman: 0.22, man: 0, child: 0.14 } as const
/** What share of its length a neck sinks between the shoulders, of women and men; the younger a child, the less neck is seen. */
const sinks = { woman: 0.2, man: 0.4 } as const
const childSinks: Table = [
  [4.5, 0.78],
  [6, 0.6],
  [7, 0.45],
]

/** The head of a body in a gesture, carried on the neck. */
export function headPoseOf(
  { ageGroup, gender, heads, levels, headHalf }: Build,
  gesture: Gesture,
  spine: Spine,
): HeadPose {
  const grown = gender === 'male' ? 'man' : 'woman'
  const child = ageGroup === 'child'
  const sink = child ? readTable(childSinks, heads) : sinks[grown]
  const { yaw, nod, roll, shift } = gesture.head
  const [neck] = spine.onTrunk(0, levels.neck, 0.02)
  const leans = leansOf(yaw)
  // In profile a head that nods is rolled on the page, and from behind it is its back that comes up.
  const nodded = nod * Math.sqrt(1 - leans * leans) * Math.sign(yaw)
  return {
    pivot: [
      neck + shift * leansOf(gesture.yaw) + Math.sin(gesture.yaw * radians) * 0.12,
      0.5 + (levels.neck - 1) * sink,
    ],
    yaw: yaw * radians,
    nod: nod * leans * radians,
    roll: (roll * leans + nodded) * radians,
    size: headHalf / half,
    lock: locks[child ? 'child' : grown],
  }
}

/** How far the middle of a head stands before its axis, from the crown down; below the jaw hair hangs on the chest. */
const front: Table = [
  [-0.15, -0.1],
  [-0.06, -0.02],
  [0, 0.05],
  [0.1, 0.2],
  [0.22, 0.3],
  [0.4, 0.34],
  [0.9, 0.34],
  [1.2, 0.2],
  [1.6, 0.14],
  [2.4, 0.1],
]

/** The same for what lies behind it: knots, tails and hair down the back. */
const back: Table = [
  [-0.15, -0.1],
  [0, -0.12],
  [0.2, -0.3],
  [0.5, -0.36],
  [0.8, -0.27],
  [1.2, -0.14],
  [2.4, -0.08],
]

/** A place on the flat of a head, x from its middle and y from its top, as the turned head shows it: the middle slides by its depth, the edges stay and widen to the back of the skull. */
export function onHead(head: HeadPose, x: number, y: number, surface: 'front' | 'back' = 'front'): Point {
  const sine = Math.sin(head.yaw)
  const u = clamp(x / (half * head.size), -1, 1)
  const near = -Math.sign(sine) * u
  const deep = readTable(surface === 'front' ? front : back, y)
  const slide = deep * sine * (1 - u * u) * (1 - smooth(0.72, 0.98, Math.abs(u)) * smooth(0.3, 0.6, y))
  const skull =
    0.085 * smooth(0.7, 1, near) * (0.2 + 0.8 * smooth(-0.08, 0.24, y)) * (1 - smooth(0.75, 1.1, y)) -
    0.03 * smooth(0.7, 1, -near) * smooth(0.1, 0.4, y) * (1 - smooth(0.9, 1.2, y))
  const lock = surface === 'front' ? head.lock : 0
  const forward =
    lock * sine * Math.exp(-(((near - 0.86) / 0.17) ** 2)) * smooth(0.12, 0.4, y) * (1 - smooth(0.95, 1.4, y))
  const across = x + slide + forward + Math.sign(x) * skull * Math.abs(sine) * head.size - sine * 0.02
  const nodded = deep * Math.sqrt(1 - u * u) * Math.sin(head.nod) * (1 - smooth(0.95, 1.35, y))
  return rolled(head, [across, (y - 0.5) * Math.cos(head.nod) + nodded])
}

/** How far across from the middle an ear stands. */
const ear = 0.3

/** A place on the flat back of a head, as a head shows it that is turned away: the back of the skull slides to the side that the face turns from, and before the ear it ends where the cheek begins. */
export function onBackOfHead(head: HeadPose, x: number, y: number): Point {
  const { yaw } = headFromBehind(head)
  const sine = Math.sin(yaw)
  const u = clamp(x / (half * head.size), -1, 1)
  const near = -Math.sign(sine) * u
  const skull = 0.085 * smooth(0.7, 1, -near) * (0.2 + 0.8 * smooth(-0.08, 0.24, y)) * (1 - smooth(0.75, 1.1, y))
  const cheek = (half - ear * Math.cos(yaw)) * smooth(0.3, 1, near) * smooth(0.2, 0.46, y)
  const slide = -readTable(back, y) * sine * (1 - u * u)
  const across = x + slide + Math.sign(x) * (skull * Math.abs(sine) - cheek) * head.size + sine * 0.02
  return rolled(head, [across, (y - 0.5) * Math.cos(head.nod)])
}

/** The head turns about an axis that runs a little before the ears. */
const axis = 0.02

/** A place in a head's own space on the page: x across and z before the ears on a head of half width 0.335, y from the crown. */
export function seeHead(head: HeadPose, x: number, y: number, z: number): Point {
  const [cosine, sine] = [Math.cos(head.yaw), Math.sin(head.yaw)]
  const across = (x * cosine + (z - axis) * sine) * head.size
  const nodded = (z * cosine - x * sine) * Math.sin(head.nod)
  return rolled(head, [across, (y - 0.5) * Math.cos(head.nod) + nodded])
}

/** From which turn on no face is seen, in radians. */
const away = 100 * radians

/** Whether a head shows its back and no face. */
export const isTurnedAway = ({ yaw }: Pick<HeadPose, 'yaw'>): boolean => Math.abs(yaw) > away

/** The same head as it is told from its back. */
export const headFromBehind = (head: HeadPose): HeadPose => ({
  ...head,
  yaw: head.yaw - (head.yaw > 0 ? Math.PI : -Math.PI),
  isFromBehind: true,
})

/** A place about the head's middle, rolled about the top of the neck, on the page. */
export function rolled({ roll, pivot, tall = 1 }: HeadPose, place: Point): Point {
  const [x, y] = scale(rotate(place, roll, [0, 0.45]), tall)
  return [pivot[0] + x, pivot[1] + y]
}
