import { copiesOf, type Repeat } from '@toile/craft/prints/repeat.ts'

/** A tile as it lies on cloth, by its upper left corner. */
export interface LaidTile {
  x: number
  y: number
  /** Turned over in the repeat, left for right or top for bottom. */
  flipX: boolean
  flipY: boolean
}

/** Every tile of a repeat that lies over a piece of cloth, the first one at its upper left corner (domain 4.3). */
export function tilesOver(
  repeat: Repeat,
  { width, height }: { width: number; height: number },
  cloth: { width: number; height: number },
): LaidTile[] {
  const reach = Math.max(cloth.width, cloth.height) + Math.max(width, height)
  return copiesOf(repeat, width / 2, height / 2, width, height, reach)
    .map(({ x, y, flipX, flipY }) => ({ x: x - width / 2, y: y - height / 2, flipX, flipY }))
    .filter(({ x, y }) => x < cloth.width && y < cloth.height && x > -width && y > -height)
}
