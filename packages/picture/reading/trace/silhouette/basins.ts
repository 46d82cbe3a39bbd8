import type { Point } from '@toile/geometry'
import type { Mask, Plane } from '../../../kernels/plane.ts'

/** A narrow place where the ground would run into a part of the drawing: its pixel, and what lies behind it. */
export interface Mouth {
  at: number
  /** Distance in pixels from the pixel to what stands on either side. */
  half: number
  /** Pixels behind the mouth that are wider than it. */
  area: number
  /** Half the width of the widest place behind it. */
  widest: number
}

/** Free pixels by where they belong: 0 is none, 1 the ground, from 2 on the parts that were shut off. */
export interface Basins {
  labels: Int32Array
  /** Pixels of shut parts that touch the ground. */
  contacts: readonly number[]
}

/** Pixels that a person has named: cloth, and ground. */
export interface Markers {
  keep: Mask
  drop: Mask
}

const steps = 4

/**
 * Lets the ground in from the border of the picture, widest ways first, and asks at each mouth whether it may pass.
 * A watershed of the distance to obstacles (Vincent and Soille 1991), so that what is shut off ends at its narrowest place.
 */
export function pourGround(free: Mask, room: Plane, { keep, drop }: Markers, shuts: (mouth: Mouth) => boolean): Basins {
  const { width, height } = free
  const parent = [0, 1, 2]
  const area = [0, 0, 0]
  const widest = [0, Infinity, Infinity]
  const closed = new Set([2])
  const contacts: number[] = []
  const labels = new Int32Array(width * height)
  const rootOf = (label: number) => {
    let root = label
    while (parent[root] !== root) root = parent[root] = parent[parent[root]]
    return root
  }
  const join = (into: number, from: number) => {
    parent[from] = into
    area[into] += area[from]
    widest[into] = Math.max(widest[into], widest[from])
    if (closed.has(from)) closed.add(into)
  }
  const meet = (own: number, other: number, at: number): number => {
    if (own === other || !other) return own
    if (!own) return other
    const inside = own === 1 ? other : own
    if (own !== 1 && other !== 1) {
      join(own, other)
      return own
    }
    if (closed.has(inside)) {
      contacts.push(at)
      return inside
    }
    const mouth = { at, half: room.values[at], area: area[inside], widest: widest[inside] }
    if (!shuts(mouth)) {
      join(1, inside)
      return 1
    }
    closed.add(inside)
    contacts.push(at)
    return inside
  }
  for (const i of byRoom(free, room)) {
    const x = i % width
    const y = (i - x) / width
    let own = x === 0 || y === 0 || x === width - 1 || y === height - 1 || drop.values[i] ? 1 : 0
    if (keep.values[i]) own = rootOf(2)
    if (x > 0) own = meet(own, rootOf(labels[i - 1]), i)
    if (x < width - 1) own = meet(own, rootOf(labels[i + 1]), i)
    if (y > 0) own = meet(own, rootOf(labels[i - width]), i)
    if (y < height - 1) own = meet(own, rootOf(labels[i + width]), i)
    if (!own) {
      own = parent.length
      parent.push(own)
      area.push(0)
      widest.push(room.values[i])
    }
    labels[i] = own
    area[own]++
  }
  return { labels: labels.map(rootOf), contacts }
}

/** Free pixels, those with most room first. */
function byRoom(free: Mask, room: Plane): Int32Array {
  const bucket = (i: number) => Math.min(4095, Math.floor(room.values[i] * steps))
  const starts = new Int32Array(4097)
  let count = 0
  for (let i = 0; i < free.values.length; i++) {
    if (!free.values[i]) continue
    starts[bucket(i)]++
    count++
  }
  for (let k = 4095; k >= 0; k--) starts[k] += starts[k + 1]
  const order = new Int32Array(count)
  for (let i = 0; i < free.values.length; i++) if (free.values[i]) order[--starts[bucket(i)]] = i
  return order
}

/** The two obstacle pixels between which a mouth opens; null where only one stands near. */
export function feetOf({ at, half }: Pick<Mouth, 'at' | 'half'>, free: Mask): readonly [Point, Point] | null {
  const { width, height, values } = free
  const x0 = at % width
  const y0 = (at - x0) / width
  const reach = Math.ceil(half * 1.3 + 2)
  const found: { x: number; y: number; away: number }[] = []
  for (let y = Math.max(0, y0 - reach); y <= Math.min(height - 1, y0 + reach); y++) {
    for (let x = Math.max(0, x0 - reach); x <= Math.min(width - 1, x0 + reach); x++) {
      if (!values[y * width + x]) found.push({ x: x - x0, y: y - y0, away: Math.hypot(x - x0, y - y0) })
    }
  }
  found.sort((a, b) => a.away - b.away)
  const [first] = found
  const second = found.find((foot) => foot.x * first.x + foot.y * first.y < -0.4 * foot.away * first.away)
  if (!first || !second) return null
  return [
    [x0 + first.x, y0 + first.y],
    [x0 + second.x, y0 + second.y],
  ]
}
