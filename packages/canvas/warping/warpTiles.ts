import { type Box, isEmptyBox } from '../tiles/box.ts'
import { eachPatch } from '../tiles/eachPatch.ts'
import { isEmptyTile, side, type Tile, tileBytes } from '../tiles/tile.ts'
import { wordsOf } from '../tiles/wordsOf.ts'
import type { BackMap } from './backMap.ts'
import { addLinear, cubicWord, wordOf } from './cubicSample.ts'
import { halved } from './halved.ts'
import { margin, type PixelSource, pixelSource } from './pixelSource.ts'

/** Places that a pixel is the mean of along one direction, at most. */
const mostTaps = 8

/** Carries what tiles hold in a box through a map: as a mean of many places where it shrinks, on a smooth curve where it grows. Tiles on which nothing comes to lie are left out. */
export function warpTiles(
  from: Readonly<Box>,
  tileOf: (key: string) => Tile | undefined,
  map: BackMap,
): ReadonlyMap<string, Tile> {
  const made = new Map<string, Tile>()
  if (isEmptyBox(from)) return made
  const sample = openSampler(pixelSource(from, tileOf), from.x0 - margin, from.y0 - margin)
  const rows = [0, 1].map(() => ({ x: new Float64Array(side + 1), y: new Float64Array(side + 1) }))
  eachPatch(map.box, (key, patch, ox, oy) => {
    const tile: Tile = new Uint8ClampedArray(tileBytes)
    const words = wordsOf(tile)
    const [left, right] = [ox + patch.x0, ox + patch.x1]
    let [now, next] = [rows[0]!, rows[1]!]
    map.row(oy + patch.y0, left, right + 1, now.x, now.y)
    for (let y = patch.y0; y < patch.y1; y++) {
      map.row(oy + y + 1, left, right + 1, next.x, next.y)
      for (let x = patch.x0; x < patch.x1; x++) {
        const k = x - patch.x0
        const placeX = now.x[k]!
        if (Number.isNaN(placeX)) continue
        words[y * side + x] = sample(
          placeX,
          now.y[k]!,
          orStill(now.x[k + 1]! - placeX, 1),
          orStill(now.y[k + 1]! - now.y[k]!, 0),
          orStill(next.x[k]! - placeX, 0),
          orStill(next.y[k]! - now.y[k]!, 1),
        )
      }
      const swapped = now
      now = next
      next = swapped
    }
    if (!isEmptyTile(tile)) made.set(key, tile)
  })
  return made
}

const orStill = (way: number, still: number) => (Number.isNaN(way) ? still : way)

/** Reads a source at a place of which the neighbouring pixels' places lie (acrossX, acrossY) and (downX, downY) away. */
function openSampler(source: PixelSource, left: number, top: number) {
  const levels: PixelSource[] = [source]
  const levelOf = (number: number): PixelSource => {
    for (let last = levels.length; last <= number; last++) levels.push(halved(levels[last - 1]!))
    return levels[number]!
  }
  const sums = new Float64Array(4)
  return (x: number, y: number, acrossX: number, acrossY: number, downX: number, downY: number): number => {
    const [px, py] = [x - left, y - top]
    const reach = Math.abs(acrossX) + Math.abs(downX) + Math.abs(acrossY) + Math.abs(downY)
    if (px < -reach || py < -reach || px > source.width + reach || py > source.height + reach) return 0
    const across = Math.sqrt(acrossX * acrossX + acrossY * acrossY)
    const down = Math.sqrt(downX * downX + downY * downY)
    let [level, scale] = [0, 1]
    while (Math.min(across, down) >= 4 * scale && level < 8) {
      level++
      scale *= 2
    }
    const from = levelOf(level)
    const countX = Math.max(1, Math.min(mostTaps, Math.ceil(across / scale - 0.05)))
    const countY = Math.max(1, Math.min(mostTaps, Math.ceil(down / scale - 0.05)))
    if (countX === 1 && countY === 1) return cubicWord(from, px / scale - 0.5, py / scale - 0.5)
    sums.fill(0)
    for (let j = 0; j < countY; j++)
      for (let i = 0; i < countX; i++) {
        const offX = (i + 0.5) / countX - 0.5
        const offY = (j + 0.5) / countY - 0.5
        addLinear(
          from,
          (px + offX * acrossX + offY * downX) / scale - 0.5,
          (py + offX * acrossY + offY * downY) / scale - 0.5,
          sums,
        )
      }
    return wordOf(sums, countX * countY)
  }
}
