import { type Path, type Point, subtract, unit } from '@toile/geometry'
import { outlinePoints } from './figureShape.ts'

/** A walk along two outlines at once. */
export interface Alignment {
  /** For each point of the first outline, the index of its partner on the second. */
  partners: Int32Array
  /** Mean cost of a pair: distance in heights and difference of direction. */
  cost: number
}

const band = 46
const skip = 0.012
const turnWeight = 0.13

/** Dynamic time warping of two outlines that both start at the top of their axis. */
export function alignOutlines(first: Path, second: Path): Alignment {
  const row = outlinePoints + 1
  const costs = new Float32Array(row * row).fill(1e9)
  const moves = new Uint8Array(row * row)
  const firstTurns = directions(first)
  const secondTurns = directions(second)
  costs[0] = 0
  for (let i = 1; i <= outlinePoints; i++) {
    const to = Math.min(outlinePoints, i + band)
    for (let j = Math.max(1, i - band); j <= to; j++) {
      const turn = firstTurns[i - 1][0] * secondTurns[j - 1][0] + firstTurns[i - 1][1] * secondTurns[j - 1][1]
      const dx = first[i - 1][0] - second[j - 1][0]
      const dy = first[i - 1][1] - second[j - 1][1]
      const here = Math.sqrt(dx * dx + dy * dy) + turnWeight * (1 - turn)
      const at = i * row + j
      let least = costs[at - row - 1]
      let move = 0
      if (costs[at - row] + skip < least) {
        least = costs[at - row] + skip
        move = 1
      }
      if (costs[at - 1] + skip < least) {
        least = costs[at - 1] + skip
        move = 2
      }
      costs[at] = here + least
      moves[at] = move
    }
  }
  return { partners: walkBack(moves, row), cost: costs[row * row - 1] / outlinePoints }
}

function walkBack(moves: Uint8Array, row: number): Int32Array {
  const partners = new Int32Array(outlinePoints).fill(-1)
  let i = outlinePoints
  let j = outlinePoints
  while (i > 0 && j > 0) {
    if (partners[i - 1] < 0) partners[i - 1] = j - 1
    const move = moves[i * row + j]
    if (move !== 2) i--
    if (move !== 1) j--
  }
  for (let k = 0; k < outlinePoints; k++) if (partners[k] < 0) partners[k] = k ? partners[k - 1] : 0
  return partners
}

const directions = (outline: Path): Point[] =>
  outline.map((_, i) => {
    const count = outline.length
    return unit(subtract(outline[(i + 3) % count], outline[(i + count - 3) % count]))
  })
