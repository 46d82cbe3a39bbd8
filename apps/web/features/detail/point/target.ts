import type { PartId } from '@toile/craft/garments/partOf.ts'
import { pieceUnder } from '@toile/picture/looks/onLookMap.ts'
import type { LookMap } from '@toile/picture/looks/lookMap.ts'

/** What a person points at in the picture of a look. */
export type Target =
  | { kind: 'part'; garment: number; part: PartId }
  | { kind: 'garment'; garment: number }
  | { kind: 'person' }
  | { kind: 'ground' }

/** What lies under a pixel of the picture: a part of a garment, or else the person, or the ground. */
export function targetUnder(map: LookMap, x: number, y: number): Target {
  const piece = pieceUnder(map, x, y)
  if (piece) return { kind: 'part', garment: piece.garment, part: piece.part }
  const cell = Math.floor(y / map.step) * map.columns + Math.floor(x / map.step)
  return map.person[cell] ? { kind: 'person' } : { kind: 'ground' }
}

/** Everything that can be pointed at, from the outermost garment in: each garment, its parts that are seen, the person, the ground. */
export function targetsOf(map: LookMap): Target[] {
  const seen = new Set(map.seen)
  const parts = new Map<number, Set<PartId>>()
  map.pieces.forEach(({ garment, part }, i) => {
    if (!seen.has(i + 1)) return
    parts.set(garment, (parts.get(garment) ?? new Set()).add(part))
  })
  const worn = [...parts].toSorted(([a], [b]) => b - a)
  return [
    ...worn.flatMap(([garment, own]): Target[] => [
      { kind: 'garment', garment },
      ...(own.size > 1 ? [...own].map((part): Target => ({ kind: 'part', garment, part })) : []),
    ]),
    { kind: 'person' },
    { kind: 'ground' },
  ]
}

/** Whether a cell of the map belongs to what is pointed at. */
export function isOf(map: LookMap, target: Target, cell: number): boolean {
  const piece = map.pieces[(map.seen[cell] ?? 0) - 1]
  if (target.kind === 'person') return !piece && map.person[cell] === 1
  if (target.kind === 'ground') return false
  return piece?.garment === target.garment && (target.kind === 'garment' || piece.part === target.part)
}

export const sameTarget = (one: Target | null, other: Target | null): boolean =>
  one === other || (one !== null && other !== null && nameOfTarget(one) === nameOfTarget(other))

/** Names a target apart from every other. */
export const nameOfTarget = (target: Target): string =>
  target.kind === 'part'
    ? `${target.garment} ${target.part}`
    : target.kind === 'garment'
      ? `${target.garment}`
      : target.kind
