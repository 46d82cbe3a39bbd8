import { openChance, smooth } from '@toile/geometry'
import { askedColor } from './askedColor.ts'
import { type Board, type BoardRow, boardsOf } from './boards.ts'
import { type Ground, millimetreOf } from './productGround.ts'
import { layNoise } from './layNoise.ts'
import { layTone } from './layTone.ts'
import { reliefOf } from './reliefOf.ts'

/** Oiled boards, each cut from a log of its own: rings cut along become arches and lines, bent round the knots. */
export const wood: Ground = {
  id: 'wood',
  draw(_, room) {
    const { width, height, seed } = room
    const mm = millimetreOf(room)
    const plane = () => new Float32Array(width * height)
    const [tone, heights, bent, fibre, pores] = [plane(), plane(), plane(), plane(), plane()]
    const noise = (values: Float32Array, across: number, down: number, amount: number, own: number) =>
      layNoise(values, width, height, { across: across * mm, down: down * mm, amount, seed: seed * 7 + own })
    noise(bent, 70, 520, 9, 1)
    noise(bent, 26, 190, 2.6, 2)
    noise(bent, 9, 70, 0.7, 3)
    noise(bent, 3, 34, 0.24, 4)
    noise(fibre, 11, 330, 0.045, 5)
    noise(fibre, 3.6, 150, 0.04, 6)
    noise(fibre, 1.5, 90, 0.035, 7)
    noise(fibre, 0.7, 50, 0.04, 8)
    noise(fibre, 160, 700, 0.05, 9)
    noise(pores, 0.42, 9, 1, 10)
    const lit = new Float32Array(width * height)
    for (const row of boardsOf(width / mm, height / mm, openChance(seed * 13 + 3)))
      for (const board of row.boards) lay(row, board)
    return {
      albedo: layTone(tone, askedColor(room, 'wood'), [0.86, 1.06, 1.34]),
      form: reliefOf(heights, width, height, lit),
    }

    function lay({ left, right }: BoardRow, board: Board) {
      const [first, last] = [Math.max(0, Math.ceil(left * mm - 0.5)), Math.min(width, Math.ceil(right * mm - 0.5))]
      const [top, bottom] = [
        Math.max(0, Math.ceil(board.top * mm - 0.5)),
        Math.min(height, Math.ceil(board.bottom * mm - 0.5)),
      ]
      const soft = Math.max(0.5, 1.1 / mm)
      const shown = Math.min(1, mm * 0.75)
      const gapTone = 0.66 * Math.min(1, 0.55 + mm * 0.3)
      const middle = (left + right) / 2
      for (let y = top; y < bottom; y++) {
        const Y = (y + 0.5) / mm
        const ends = Math.min(Y - board.top, board.bottom - Y) * 1.5
        for (let x = first, i = y * width + first; x < last; x++, i++) {
          const X = (x + 0.5) / mm
          const late = lateWoodAt(board, X, Y, bent[i]!, mm)
          const pore = pores[i]! > 0.3 ? smooth(0.3, 0.8, pores[i]!) * (1 - 0.8 * late) * shown : 0
          const gap = Math.min(X - left, right - X, ends)
          const open = gap > 3.2 ? 0 : 1 - smooth(0.35, 0.35 + soft, gap)
          const edge = gap > 3.2 ? 0 : 1 - gap / 3.2
          const knot = board.knots.length > 0 ? knotAt(board, X, Y, bent[i]!) : 0
          const grain =
            board.pale - 0.15 * late * board.figure + fibre[i]! * (1 - 0.4 * late) - 0.12 * pore - knot * 0.4
          tone[i] = grain * (1 - open) - 0.1 * edge * edge - gapTone * open
          heights[i] =
            mm *
            ((X - middle) * board.tilt +
              (0.012 * late - 0.05 * pore + fibre[i]! * 0.3) * shown -
              1.1 * open -
              0.35 * edge * edge)
          lit[i] = 0.09 * (1 - open)
        }
      }
    }
  },
}

/** How dark the late wood of a year is at a place of a board. */
function lateWoodAt(board: Board, x: number, y: number, bent: number, mm: number): number {
  const dx = x - board.pith + bent * 0.8
  const dz = board.deep + board.taper * (y - board.top) + bent
  let r = Math.sqrt(dx * dx + dz * dz)
  for (const knot of board.knots) {
    const q = Math.hypot(x - knot.x, (y - knot.y) * 0.62) / knot.size
    if (q < 7) r += knot.size * 2.6 * Math.exp(-q * 0.85)
  }
  const ring = r / board.year
  const k = Math.floor(ring)
  const f = ring - k
  const own = board.years[k & 63]!
  const sharp = Math.max(0.07, 0.8 / (board.year * mm))
  const rise = (f - 0.2 - 0.35 * own) / (0.8 - sharp - 0.35 * own)
  if (rise <= 0) return 0
  const late = (rise < 1 ? rise * rise * (3 - 2 * rise) : 1) * (f > 1 - sharp ? (1 - f) / sharp : 1)
  return late * (0.45 + 0.55 * own) * Math.min(1, board.year * mm * 0.4)
}

/** How far a place of a board lies in a knot. */
function knotAt({ knots }: Board, x: number, y: number, bent: number): number {
  let most = 0
  for (const knot of knots)
    most = Math.max(most, 1 - smooth(0.45, 1.2, Math.hypot(x - knot.x, (y - knot.y) * 0.62) / knot.size + bent * 0.03))
  return most
}
