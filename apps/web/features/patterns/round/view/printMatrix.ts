import type { Placement } from '@toile/craft/prints/placement.ts'

/** From a place on a piece, x and y upwards in millimetres, to shares of a print's picture, row by row. A placement counts down the cloth; so many millimetres of cloth are one picture (requirement S3.12). */
export function printMatrix(
  { x, y, angle, mode, mirrored }: Pick<Placement, 'x' | 'y' | 'angle' | 'mode' | 'mirrored'>,
  { across, down }: { across: number; down: number },
): readonly number[] {
  const round = (-angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(round), Math.sin(round)]
  const way = mirrored ? -1 : 1
  const middle = mode === 'single' ? 0.5 : 0
  // (u, v) = turned((fx - x) * way, -fy - y), as shares, from the middle of what is laid once.
  return [
    (way * cos) / across,
    sin / across,
    (-way * x * cos + y * sin) / across + middle,
    (way * sin) / down,
    -cos / down,
    (-way * x * sin - y * cos) / down + middle,
    0,
    0,
    1,
  ]
}

/** A place on cloth as it is kept: three decimals of a metre (requirement S3.12). */
export const keptPlace = (millimetres: number): number => Math.round(millimetres) / 1000
