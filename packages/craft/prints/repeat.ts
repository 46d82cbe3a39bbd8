import { z } from 'zod'

/** How whole tiles lie next to each other: columns slip down, or rows slip across, by a share of the tile, `n` of `d` parts each; every other column or row may be turned over (domain 4.3). */
export interface Lattice {
  drop: { n: number; d: number }
  step: { n: number; d: number }
  turnAcross: boolean
  turnDown: boolean
}

const even = { n: 0, d: 1 }
const lattice = (own: Partial<Lattice> = {}): Lattice => ({
  drop: even,
  step: even,
  turnAcross: false,
  turnDown: false,
  ...own,
})

/** Every way a tile goes on over cloth, in the order of the screen (domain 4.3). */
export const repeats = [
  { id: 'straight', label: 'Straight', lattice: lattice() },
  { id: 'halfDrop', label: 'Half drop', lattice: lattice({ drop: { n: 1, d: 2 } }) },
  { id: 'thirdDrop', label: 'Third drop', lattice: lattice({ drop: { n: 1, d: 3 } }) },
  { id: 'twoThirdsDrop', label: 'Two-thirds drop', lattice: lattice({ drop: { n: 2, d: 3 } }) },
  { id: 'quarterDrop', label: 'Quarter drop', lattice: lattice({ drop: { n: 1, d: 4 } }) },
  { id: 'brick', label: 'Brick', lattice: lattice({ step: { n: 1, d: 2 } }) },
  { id: 'thirdStep', label: 'Third step', lattice: lattice({ step: { n: 1, d: 3 } }) },
  { id: 'quarterStep', label: 'Quarter step', lattice: lattice({ step: { n: 1, d: 4 } }) },
  { id: 'mirrorAcross', label: 'Mirror across', lattice: lattice({ turnAcross: true }) },
  { id: 'mirrorDown', label: 'Mirror down', lattice: lattice({ turnDown: true }) },
  { id: 'mirror', label: 'Mirror both ways', lattice: lattice({ turnAcross: true, turnDown: true }) },
] as const

/** How a tile repeats over cloth. */
export type Repeat = (typeof repeats)[number]['id']
export const repeatSchema = z.enum(repeats.map(({ id }) => id))

const lattices = new Map<Repeat, Lattice>(repeats.map(({ id, lattice: found }) => [id, found]))
const straight = lattice()

/** The lattice of a repeat. */
export const latticeOf = (repeat: Repeat): Lattice => lattices.get(repeat) ?? straight

const wrap = (t: number) => t - Math.floor(t)
const slip = (index: number, { n, d }: { n: number; d: number }) => ((((index * n) % d) + d) % d) / d
const turned = (index: number, t: number, turns: boolean) => (turns && index & 1 ? 1 - t : t)

/** Where a point of the cloth falls in the tile: shares 0..1 of its width and height, mirrored where the repeat turns it over. */
export function placeInTile(repeat: Repeat, x: number, y: number): [u: number, v: number] {
  const { drop, step, turnAcross, turnDown } = latticeOf(repeat)
  const column = Math.floor(x)
  const row = Math.floor(y)
  const u = step.n ? wrap(x - slip(row, step)) : x - column
  const v = drop.n ? wrap(y - slip(column, drop)) : y - row
  return [turned(column, u, turnAcross), turned(row, v, turnDown)]
}

/** How many tiles across and down make the least rectangle that repeats straight (domain 4.3: half drop 2 × 1, brick 1 × 2, mirror 2 × 2). */
export function plainTiles(repeat: Repeat): { across: number; down: number } {
  const { drop, step, turnAcross, turnDown } = latticeOf(repeat)
  return { across: turnAcross ? 2 : drop.d, down: turnDown ? 2 : step.d }
}

/** One appearance of a motif: where its centre comes to lie, and whether it is turned over. */
export interface Copy {
  x: number
  y: number
  flipX: boolean
  flipY: boolean
}

/** Every place where a motif at (x, y) appears again under a repeat and touches the tile, itself first; `reach` is how far it stretches, and the unit is that of `width` and `height` (domain 4.3). */
export function copiesOf(
  repeat: Repeat,
  x: number,
  y: number,
  width: number,
  height: number,
  reach = Math.max(width, height),
): Copy[] {
  const { drop, step, turnAcross, turnDown } = latticeOf(repeat)
  const copies = around(reach / width).flatMap((i) =>
    around(reach / height).map((j): Copy => {
      const flipX = turnAcross && i % 2 !== 0
      const flipY = turnDown && j % 2 !== 0
      return {
        x: (flipX ? width - x : x) + (i + slip(j, step)) * width,
        y: (flipY ? height - y : y) + (j + slip(i, drop)) * height,
        flipX,
        flipY,
      }
    }),
  )
  return copies.filter(
    (copy, i) => i === 0 || (copy.x > -reach && copy.y > -reach && copy.x < width + reach && copy.y < height + reach),
  )
}

/** The tile itself first, then its neighbours on either side as far as they can touch it. */
function around(tiles: number): number[] {
  const sides = Math.ceil(tiles) + 1
  return [0, ...Array.from({ length: sides }, (_, k) => [-k - 1, k + 1]).flat()]
}
