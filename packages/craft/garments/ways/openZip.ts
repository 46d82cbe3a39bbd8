import { add, boundsOf, dense, joined, lerp, type Path, type Point, reversed } from '@toile/geometry'
import type { Figure, Side } from '../../mannequins/figure.ts'
import { crease, detail, detailed, ridge, seam, zip } from '../marks.ts'
import { indexOf, proportionOf, sides } from '../upperBody.ts'
import { type DrawnLine, makePiece, type Piece } from '../piece.ts'
import { changed, step } from './moved.ts'

/** A front opened from the neck to a level: half its gap at any level, and the middle there. */
interface Opening {
  top: number
  low: number
  middle: (y: number) => number
  gap: (y: number) => number
}

const body: readonly Piece['role'][] = ['bodice', 'front', 'trim']
const around: readonly Piece['role'][] = ['collar', 'hood', 'band', 'strap', 'tie']

/** Pieces whose zip down the middle is open to the middle of the chest: its edges fall apart and turn out, and collar, rib or hood part with them. Other garments stay as they are. */
export function openZip(pieces: readonly Piece[], figure: Figure): Piece[] {
  const bodice = pieces.find(({ role, layer }) => role === 'bodice' && layer === 'front')
  const teeth = bodice?.lines.find((line) => isUpright(line, figure))
  if (figure.view === 'back' || !bodice || !teeth) return [...pieces]
  const collared = pieces.filter((piece) => piece.layer === 'front' && isAtNeck(piece, teeth.path[0][1]))
  const opening = openingOf(figure, teeth.path, collared)
  const parted = pieces.flatMap((piece) => {
    if (piece.layer !== 'front') return [piece]
    if (collared.includes(piece)) return halves(piece, opening)
    const short = piece !== bodice && boundsOf(...piece.outlines).bottom < opening.low + 0.06
    if (body.includes(piece.role)) return short ? halves(piece, opening) : [cutOpen(piece, opening)]
    return [piece]
  })
  return [...parted, ...flaps(figure, bodice, teeth, opening)]
}

const isUpright = ({ kind, path }: DrawnLine, figure: Figure) =>
  kind === 'zip' && [path[0], path[path.length - 1]].every(([x, y]) => Math.abs(x - figure.across(0, y)[0]) < 0.03)

/** Whether a piece lies about the neck, over where a zip begins. */
const isAtNeck = ({ role, outlines }: Piece, from: number) =>
  around.includes(role) &&
  outlines.flat().some(([, y]) => y < from + 0.03) &&
  outlines.flat().every(([, y]) => y < from + 0.75)

function openingOf(figure: Figure, teeth: Path, collared: readonly Piece[]): Opening {
  const { levels } = figure
  const { wide, tall } = proportionOf(figure)
  const [from, to] = [teeth[0][1], teeth[teeth.length - 1][1]]
  const low = Math.min(levels.bust + 0.16 * tall, lerp(from, to, 0.84))
  const highest = Math.min(from, ...collared.flatMap(({ outlines }) => outlines.flat().map(([, y]) => y)))
  const top = Math.max(highest, levels.neck - 0.2 * tall)
  const width = 0.155 * Math.sqrt(wide) + 0.03 * wide
  return {
    top,
    low,
    middle: (y) => figure.across(0, y)[0],
    gap: (y) => (y >= low ? 0 : width * Math.min(1.12, (low - y) / (low - levels.neck)) ** 0.82),
  }
}

/** A front with the opening cut away: what lay on the closed middle goes with it. */
function cutOpen(piece: Piece, { low, middle, gap }: Opening): Piece {
  const levelAt = (x: number, y: number) => {
    let [high, deep] = [y, low]
    for (let k = 0; k < 18; k++) {
      const half = (high + deep) / 2
      if (gap(half) > Math.abs(x - middle(half))) high = half
      else deep = half
    }
    return deep
  }
  return changed(piece, ([x, y]) => {
    const inside = y < low && Math.abs(x - middle(y)) < gap(y)
    return { to: [x, inside ? levelAt(x, y) : y], hidden: inside }
  })
}

/** A collar, rib or hood parted in the middle: each half pushed out to the opening's edge. */
function halves(piece: Piece, opening: Opening): Piece[] {
  const { middle, gap } = opening
  const span = piece.outlines.flat().map(([x, y]) => x - middle(y))
  const sided = sides.filter((side) => span.some((x) => x * side > 0.06))
  return sided.map((side) => {
    const away = ([x, y]: Point): Point => [middle(y) + side * Math.max((x - middle(y)) * side, gap(y)), y]
    const own = ([x, y]: Point) => (x - middle(y)) * side > (sided.length > 1 ? 0 : -1)
    const kept = (path: Path): Path => dense(path, step).filter(own).map(away)
    const outlines = piece.outlines.map((path) => kept([...path, path[0]])).filter((path) => path.length > 3)
    const ys = outlines.flat().map(([, y]) => y)
    const [high, deep] = [Math.min(...ys), Math.max(...ys)]
    const front: Path = [high, deep].map((y): Point => [middle(y) + side * gap(y), y])
    const outer = kept(side < 0 ? piece.left : piece.right)
    const edge = outer.length > 1 ? outer : front.map(([x, y]): Point => [x + side * 0.12, y])
    const whole = sided.length === 1
    return {
      ...piece,
      name: whole ? piece.name : `${piece.name}${indexOf(side)}`,
      outlines,
      left: whole ? kept(piece.left) : side < 0 ? edge : front,
      right: whole ? kept(piece.right) : side < 0 ? front : edge,
      volume: null,
      contours: outlines.map((path) => ({ path: [...path, path[0]], weight: 1, taper: [0, 0] as const })),
      lines: piece.lines
        .filter(({ kind }) => kind !== 'zip')
        .map((line) => ({ ...line, path: kept(line.path) }))
        .filter(({ path }) => path.length > 2),
      folds: piece.folds.map((fold) => ({ ...fold, path: kept(fold.path) })).filter(({ path }) => path.length > 2),
      edges: piece.edges.map((own2) => ({ ...own2, path: kept(own2.path) })).filter(({ path }) => path.length > 2),
      fittings: piece.fittings.filter(({ at }) => own(at)).map((fitting) => ({ ...fitting, at: away(fitting.at) })),
    }
  })
}

/** The edges of the opening turned out: their inner face, the teeth along it, and the slider where the zip is closed. */
function flaps(figure: Figure, bodice: Piece, teeth: DrawnLine, { top, low, middle, gap }: Opening): Piece[] {
  const { wide } = proportionOf(figure)
  return sides.map((side: Side) => {
    const rows = Array.from({ length: 15 }, (_, k) => lerp(top, low, k / 14))
    const fold = rows.map((y): Point => [middle(y) + side * gap(y), y])
    const turned = rows.map((y, k): Point => {
      const t = k / 14
      const out = 0.105 * Math.sqrt(wide) * Math.min(1, 0.55 + t * 1.3) * (1 - t ** 2.4)
      return [middle(y) + side * (gap(y) + out), y + 0.03 * Math.sin(Math.PI * t)]
    })
    const flap = makePiece('lapel', `unzipped${indexOf(side)}`, [joined(fold, reversed(turned).slice(1))], {
      order: 3.3,
      left: side < 0 ? turned : fold,
      right: side < 0 ? fold : turned,
      fullness: 0.5,
      brightness: 0.82,
      cloth: bodice.cloth,
      takesPrint: false,
    })
    const tape = turned.map(([x, y]): Point => [x - side * 0.03, y])
    const slider: Point = [middle(low), low]
    return detailed(flap, {
      lines: [
        seam(tape, 1),
        zip(turned.map(([x, y]): Point => [x - side * 0.008, y])),
        crease([fold[4], add(fold[6], [side * 0.03, 0.02]), add(fold[7], [side * 0.05, 0.06])], 1.1, [0.05, 0.7]),
        ...(side > 0 ? [detail([slider, add(slider, [0.004, 0.07])], 3)] : []),
      ].map((line) => (line.kind === 'zip' && teeth.finish ? { ...line, finish: teeth.finish } : line)),
      folds: [ridge([fold[1], fold[7], fold[13]], 0.025, 0.5, [0.1, 0.2])],
    })
  })
}
