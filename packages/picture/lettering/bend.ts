import type { BendId } from '@toile/craft/slogans/treatments.ts'
import type { Point } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { boundsOfOutline, flatten, mapOutline, type Outline, outlineOf } from './letterOutlines.ts'
import type { SetLetter } from './setLine.ts'

/** A letter of a block: its outline in millimetres about the block's own origin, and the middle of its advance. */
export type BlockLetter = Pick<SetLetter, 'outline'> & { middle: number }

interface Block {
  letters: readonly BlockLetter[]
  /** The block's width, from its left edge at 0. */
  width: number
  /** Joined hands are bent as a whole, so that their strokes keep meeting. */
  joined: boolean
}

/** Bends a block of letters by so many degrees (requirement S5.18). */
export function bend({ letters, width, joined }: Block, kind: BendId, by: number): readonly BlockLetter[] {
  if (by === 0 || width <= 0) return letters
  if (kind === 'arc' && !joined) return letters.map((letter) => turned(letter, width, by))
  const move = kind === 'arc' ? aroundCircle(width, by) : warps[kind](boxOf(letters), by)
  return letters.map(({ outline, middle }) => ({ outline: mapOutline(fine(outline, width), move), middle }))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A point of the flat block on a circle that the first baseline runs around. */
function aroundCircle(width: number, by: number): (x: number, y: number) => Point {
  const reach = width / radians(by)
  return (x, y) => {
    const angle = (x - width / 2) / reach
    return [width / 2 + Math.sin(angle) * (reach - y), reach - Math.cos(angle) * (reach - y)]
  }
}

function turned({ outline, middle }: BlockLetter, width: number, by: number): BlockLetter {
  const reach = width / radians(by)
  const angle = (middle - width / 2) / reach
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return {
    middle,
    outline: mapOutline(outline, (x, y) => [
      width / 2 + cos * (x - middle) - sin * (y - reach),
      reach + sin * (x - middle) + cos * (y - reach),
    ]),
  }
}

type Box = ReturnType<typeof boxOf>

function boxOf(letters: readonly BlockLetter[]) {
  const { left, top, right, bottom } = boundsOfOutline(...letters.map(({ outline }) => outline))
  return { left, top, width: Math.max(1e-6, right - left), height: Math.max(1e-6, bottom - top), bottom }
}

const warps: Record<Exclude<BendId, 'arc'>, (box: Box, by: number) => (x: number, y: number) => Point> = {
  arch: (box, by) => (x, y) => {
    const u = ((x - box.left) / box.width) * 2 - 1
    return [x, y - (by / 180) * box.width * 0.5 * (1 - u * u)]
  },
  bulge: (box, by) => (x, y) => {
    const u = ((x - box.left) / box.width) * 2 - 1
    return [x, box.bottom + (y - box.bottom) * Math.max(0.15, 1 + (by / 90) * (1 - u * u))]
  },
  pinch: (box, by) => (x, y) => {
    const u = ((x - box.left) / box.width) * 2 - 1
    return [x, box.bottom + (y - box.bottom) * Math.max(0.15, 1 + (by / 90) * u * u)]
  },
  wave: (box, by) => (x, y) => [
    x,
    y - (by / 180) * box.height * 0.9 * Math.sin(((x - box.left) / box.width) * Math.PI * 2),
  ],
  rise: (box, by) => (x, y) => {
    const u = (x - box.left) / box.width
    const middle = box.top + box.height / 2
    return [x, middle + (y - middle) * Math.max(0.15, 1 + (by / 90) * (u - 0.5) * 2 * 0.6)]
  },
}

/** An outline in steps short enough to follow a bend. */
function fine(outline: Outline, width: number): Outline {
  const longest = width / 90
  const runs = flatten(outline, width / 4000).map((run) =>
    run.flatMap((point, i) => {
      const next = sure(run[(i + 1) % run.length])
      const pieces = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / longest))
      return Array.from(
        { length: pieces },
        (_, k): Point => [
          point[0] + ((next[0] - point[0]) * k) / pieces,
          point[1] + ((next[1] - point[1]) * k) / pieces,
        ],
      )
    }),
  )
  return outlineOf(runs)
}
