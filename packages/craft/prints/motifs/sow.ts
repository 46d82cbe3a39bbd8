import type { Chance } from '@toile/geometry'
import type { PrintSurface, PrintTile, Spot } from '../print.ts'

/** Places for motifs of one reach (millimetres), clear of motifs that stand already; `close` below 1 lets neighbours overlap. */
export const sow = (
  tile: PrintTile,
  count: number,
  reach: number,
  others: readonly Spot[] = [],
  close = 0.95,
): readonly Spot[] =>
  tile
    .scatter(
      Math.round(count),
      reach * 2 * close,
      others.map(([x, y, other]): Spot => [x, y, (other + reach) * close]),
    )
    .map(([x, y]): Spot => [x, y, reach])

/** Paints a motif on every spot; each has a chance of its own that all its copies draw again, and reaches `room` times its spot's reach. */
export function strew(
  tile: PrintTile,
  name: string,
  spots: readonly Spot[],
  room: number,
  paint: (surface: PrintSurface, chance: Chance, reach: number, index: number) => void,
): void {
  spots.forEach(([x, y, reach], i) =>
    tile.motif(x, y, reach * room, (surface) => paint(surface, tile.chance.branch(`${name} ${i}`), reach, i)),
  )
}
