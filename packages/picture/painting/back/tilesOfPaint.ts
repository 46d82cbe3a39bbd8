import { side, type Tile, tileBytes } from '@toile/canvas/tiles/tile.ts'

/** A mask at a tile. */
interface MaskAt {
  tile: Tile | undefined
  outside: 'shown' | 'hidden'
}

/** A tile as faint as its opacity and its masks make it. */
export function maskedTile(tile: Tile, opacity: number, masks: readonly MaskAt[]): Tile {
  const shown = tile.slice()
  if (opacity === 1 && masks.length === 0) return shown
  for (let i = 3; i < shown.length; i += 4) {
    let share = opacity
    for (const { tile: mask, outside } of masks) share *= mask ? mask[i]! / 255 : outside === 'shown' ? 1 : 0
    shown[i] = Math.round(shown[i]! * share)
  }
  return shown
}

/** Takes away of paint what something over it covers, in place. */
export function coverWith(paint: Tile, over: Tile): void {
  for (let i = 3; i < paint.length; i += 4)
    if (paint[i] && over[i]) paint[i] = Math.round(paint[i]! * (1 - over[i]! / 255))
}

/** Differences, in 255ths, from which a pixel was painted on wholly. */
const steep = 6

/** What was painted on a tile since it was opened: its colour now, as surely as it is another. */
export function paintedOver(before: Tile | undefined, now: Tile): Tile {
  const paint: Tile = new Uint8ClampedArray(tileBytes)
  for (let i = 0; i < now.length; i += 4) {
    let most = Math.max(0, now[i + 3]! - (before?.[i + 3] ?? 0))
    if (before?.[i + 3]) for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(now[i + c]! - before[i + c]!))
    if (most === 0) continue
    for (let c = 0; c < 3; c++) paint[i + c] = now[i + c]!
    paint[i + 3] = Math.min(now[i + 3]!, most * steep)
  }
  return paint
}

/** How much fainter a pixel is, in 255ths, that was wiped; and how many of them are seen. */
const fainter = 24
const seen = 12

/** Whether something was wiped away of a tile since it was opened. */
export function wipedFrom(before: Tile | undefined, now: Tile | undefined): boolean {
  if (!before) return false
  let count = 0
  for (let p = 0; p < side * side; p++) if (before[p * 4 + 3]! - (now?.[p * 4 + 3] ?? 0) > fainter) count++
  return count >= seen
}
