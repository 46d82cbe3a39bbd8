import { sure } from '@toile/geometry'
import type { ClothMesh } from './clothMesh.ts'
import type { Sewn } from './panel.ts'

/** Free edges further from the middle of the body than this, in millimetres, lie over each other. */
const over = 45

/** Pairs of corners by which a band that is longer than its round is tied over itself: each end where it lies on the band, as far in as both fronts reach beyond the middle together. */
export function wrapSeams({ flat, parts }: ClothMesh, sewn: Sewn): [number, number][] {
  const beyond = overlapOf(sewn)
  if (beyond === null) return []
  return sewn.panels.flatMap(({ band, piece }, p): [number, number][] => {
    if (!band || piece.place.round !== 'trunk') return []
    const { firstCorner, corners } = sure(parts[p])
    const all = Array.from({ length: corners }, (_, i) => firstCorner + i)
    const x = (corner: number) => sure(flat[2 * corner])
    const y = (corner: number) => sure(flat[2 * corner + 1])
    const [least, most] = [Math.min(...all.map(x)), Math.max(...all.map(x))]
    const nearest = (at: number, height: number) =>
      all.reduce((best, corner) => {
        const far = (of: number) => Math.hypot(x(of) - at, y(of) - height)
        return far(corner) < far(best) ? corner : best
      }, firstCorner)
    const tied = (end: number, at: number) =>
      all
        .filter((corner) => Math.abs(x(corner) - end) < 0.01)
        .map((corner): [number, number] => [corner, nearest(at, y(corner))])
    return [...tied(least, most - 2 * beyond), ...tied(most, least + 2 * beyond)]
  })
}

/** How far each front of a wrapped garment reaches beyond the middle, in millimetres; nothing where none does. */
export function overlapOf({ panels, joins }: Sewn): number | null {
  const held = new Set(
    joins.flatMap(({ first, second }) => [...first, ...second]).map(({ panel, run }) => `${panel} ${run}`),
  )
  const reaches = panels.flatMap(({ piece, mirrored, runs }, panel) =>
    runs.flatMap(({ edge, path }, run) => {
      const free = piece.edges.find(({ id }) => id === edge)?.end === 'finished' && !held.has(`${panel} ${run}`)
      const reach = Math.min(...path.map(([x]) => (mirrored ? -x : x)))
      return free && piece.cut.pair && piece.place.round === 'trunk' && reach > over ? [reach] : []
    }),
  )
  return reaches[0] ?? null
}
