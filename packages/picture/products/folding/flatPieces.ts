import { type DrawnLine, type Fold, makePiece, type Piece, type SurfacePoint } from '@toile/craft/garments/piece.ts'
import { type Bounds, boundsOf, dense, part, type Path, type Point } from '@toile/geometry'
import { type Pressed, trunkRoles } from './pressedFlat.ts'

/** What is folded behind and never seen. */
const behind: readonly Piece['role'][] = ['sleeve', 'cuff', 'skirtInside']
/** What lies as flat as the trunk. */
const level: readonly Piece['role'][] = [...trunkRoles, 'waistband', 'band', 'fly', 'inside']
/** Roles whose cloth runs on from the trunk's. */
const grained: readonly Piece['role'][] = [...trunkRoles, 'waistband']

/** Heads that the sheet reaches beyond its box, to be rolled over edges. */
const beyond = 0.14

/** The pieces of a folded garment: one sheet of its cloth, and on it what of its own is seen, pressed flat, where `seen` shows it. */
export function flatPieces(
  pieces: readonly Piece[],
  { box, neck, lay }: Pressed,
  seen: (place: Point) => Point,
): Piece[] {
  const main = trunkOf(pieces)
  if (!main) return []
  const start = main.left[0]?.[1] ?? box.top
  const shown = pieces.filter((piece) => !behind.includes(piece.role) && !isTurnedBehind(piece, box))
  const flat = shown.map((piece): Piece => {
    // A hood is wider than what it is laid on.
    const narrow = piece.role === 'hood' ? Math.min(1, (box.right * 0.87) / boundsOf(...piece.outlines).right) : 1
    const place = ([x, y]: Point) => seen(lay([x * narrow, y]))
    const path = (points: Path) => dense(points, 0.04).map(place)
    const closed = (points: Path) => path([...points, ...points.slice(0, 1)])
    const isLevel = level.includes(piece.role)
    const isTrunk = trunkRoles.includes(piece.role)
    const at = piece.left[0]?.[1] ?? start
    const grain = grained.includes(piece.role) && piece.left.length > 1 ? grainFrom(at, box, seen) : null
    return {
      ...piece,
      outlines: piece.outlines.map(closed),
      left: piece.left.map(place),
      right: piece.right.map(place),
      volume: null,
      sewn: [],
      surface:
        piece.surface?.map((row) =>
          row.map((at): SurfacePoint => {
            const [x, y] = place([at.x, at.y])
            return { ...at, x, y }
          }),
        ) ?? null,
      folds: piece.folds.filter((fold) => isKept(fold, isLevel)).map((fold) => ({ ...fold, path: path(fold.path) })),
      lines: piece.lines
        .filter((line) => (line.kind === 'fold' ? isPressedIn(piece, line) : !isFineRib(piece, line)))
        .map((line) => ({
          ...line,
          kind: line.kind === 'fold' ? 'seam' : line.kind,
          path: path(piece.role === 'band' ? within(line.path) : line.path),
        })),
      fittings: piece.fittings.map((fitting) => ({ ...fitting, at: place(fitting.at) })),
      edges: [],
      contours: [],
      fullness: isTrunk ? 0 : isLevel ? 0.1 : piece.fullness * 0.6,
      ...grain,
    }
  })
  return [sheetOf(main, { box, neck }, seen), ...flat]
}

/** The piece whose cloth a garment is folded in: of its upper part, where it has one. */
export function trunkOf(pieces: readonly Piece[]): Piece | null {
  const trunk = pieces.filter(({ role, layer }) => layer === 'front' && trunkRoles.includes(role))
  return trunk.find(({ role }) => role === 'bodice' || role === 'front') ?? trunk[0] ?? null
}

/** A plain sheet of the cloth of a piece, as large as the box and what is rolled over its edges; open where the neck is. */
export function sheetOf(
  main: Piece,
  { box, neck }: Pick<Pressed, 'box' | 'neck'>,
  seen: (place: Point) => Point,
): Piece {
  const { left, right, top, bottom } = box
  const [l, r, b] = [left - beyond, right + beyond, bottom + beyond]
  const outline: Point[] = [
    [l, top - 0.03],
    ...(neck
      ? ([
          [neck.left, top - 0.03],
          [neck.left, neck.bottom],
          [neck.right, neck.bottom],
          [neck.right, top - 0.03],
        ] as const)
      : []),
    [r, top - 0.03],
    [r, b],
    [l, b],
  ]
  return makePiece(main.role, 'sheet', [outline.map(seen)], {
    order: -20,
    contours: [],
    fullness: 0,
    relief: main.relief,
    colour: main.colour,
    cloth: main.cloth,
    takesPrint: main.takesPrint,
    ...grainFrom(main.left[0]?.[1] ?? top, box, seen),
  })
}

/** Whether what is sewn on beside the trunk goes behind with it. */
function isTurnedBehind({ role, outlines }: Piece, box: Bounds): boolean {
  const { left, right } = boundsOf(...outlines)
  return !trunkRoles.includes(role) && outlines.length > 0 && Math.max(left, -right) > box.right * 0.85
}

/** Pleats of a skirt are pressed to lines. */
const isPressedIn = ({ role }: Piece, { path }: DrawnLine) => {
  const { top, bottom } = boundsOf(path)
  return role === 'skirt' && bottom - top > 0.9
}

/** Ribs of a narrow band are finer than a line. */
const isFineRib = ({ role }: Piece, { kind, path }: DrawnLine) => {
  const { left, right, top, bottom } = boundsOf(path)
  return role === 'band' && kind === 'seam' && Math.hypot(right - left, bottom - top) < 0.07
}

/** A rib ends within its band. */
const within = (rib: Path) => part(rib, 0.14, 0.86, 6)

/** Tension falls out of cloth that is pressed; pleats and quilting stay. */
const isKept = ({ kind, path }: Fold, isLevel: boolean) =>
  !isLevel || kind === 'pleat' || Math.abs((path.at(-1)?.[0] ?? 0) - (path[0]?.[0] ?? 0)) > 0.6

/** Grain that runs straight down all of a flat sheet: its upper end first, from where its length is counted. */
function grainFrom(start: number, { left, right }: Bounds, seen: (place: Point) => Point) {
  const row = (y: number) =>
    [left - 2, right + 2].map((x): SurfacePoint => {
      const [px, py] = seen([x, y])
      return { x: px, y: py, z: 0, lift: 0, u: x, v: y }
    })
  const end = (x: number) => [seen([x, start]), seen([x, start + 4])]
  return { surface: [row(start), row(start - 2), row(start + 4)], left: end(left - 2), right: end(right + 2) }
}
