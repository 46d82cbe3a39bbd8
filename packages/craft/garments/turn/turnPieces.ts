import { dense, type Path } from '@toile/geometry'
import { headToldWith } from '../../mannequins/round/headToldWith.ts'
import { type Posed, showsBothSides } from '../../mannequins/round/posed.ts'
import type { Piece } from '../piece.ts'
import { carriedOnce } from './carriedOnce.ts'
import { carriedPath, seenRuns } from './carriedPaths.ts'
import type { Carry, Turning } from './carry.ts'
import { type Mesh, meshes } from './mesh.ts'
import { closedHem } from './closedHem.ts'
import { hangsOn } from './hangsOn.ts'
import { heldOpen, isTurnedOut } from './heldOpen.ts'
import { isTurnedAway } from './onTurnedHead.ts'
import { openCarry } from './openCarry.ts'
import { besideSeam, overSeam } from './overSeam.ts'
import { runsOn } from './runsOn.ts'
import { openShell } from './shell.ts'
import { sideSeam } from './sideSeam.ts'
import { withoutBlots } from './withoutBlots.ts'
import { swung } from './swung.ts'
import { turnedOnce } from './turnedOnce.ts'
import { turnedSurface } from './turnedSurface.ts'
import { unlooped, unloopedLine } from './unlooped.ts'
import { within } from './within.ts'

/** Carries every place of a garment's pieces from the flat block it was drafted on to the body in space, and round it; straps, bags and belts lie on the shell of what they are worn `over` (requirement S3.04). */
export function turnPieces(
  posed: Posed,
  pieces: readonly Piece[],
  over: readonly Piece[] = [],
  mesh: Mesh = meshes.finished,
): Piece[] {
  const turning: Turning = {
    posed,
    shell: openShell(posed, over.length ? [...pieces, ...over] : pieces, mesh),
    hasLegs: pieces.some(({ role }) => role === 'leg'),
    mesh,
  }
  const worn = heldOpen(posed, turning.shell, pieces)
  return worn
    .filter((piece) => isSeen(posed, piece))
    .map((piece) => withoutBlots(posed, turnedOnce(turning, piece, turnPiece)))
}

/** Where a hem turns under on a contour its run is bent, so that long stretches of it are cut up before, in heads. */
const longest = 0.05
const turnsUnder = ({ shell }: Turning): boolean => shell.stretched < 1

function turnPiece(turning: Turning, piece: Piece): Piece {
  const carry = carriedOnce(swung(turning, piece, openCarry(turning, piece)), turning.mesh)
  const whole = (path: Piece['left']) => carriedPath(path, carry)
  const isOnArm = hangsOn(piece).hold === 'arm'
  const outlines = piece.outlines.map((outline) =>
    isOnArm
      ? unlooped(whole(outline))
      : whole(turnsUnder(turning) ? dense([...outline, ...outline.slice(0, 1)], longest) : outline),
  )
  const inside = keptWithin(piece, outlines, carry)
  // What moves is drawn in the same strokes wherever it comes to lie.
  const root = (path: Path) => (turning.posed.swing ? { root: path.at(0) } : {})
  const runs = <Line extends { path: Path; kind: string }>(line: Line): Line[] =>
    seenRuns(line.path, line.kind === 'fold' ? inside.folds : inside.seams).map((path) => ({
      ...line,
      ...root(line.path),
      path,
    }))
  const [left, right] = [whole(piece.left), whole(piece.right)]
  const volume = piece.volume?.map(whole) ?? null
  return {
    ...piece,
    layer: isBehindBody(turning.posed, piece) ? 'back' : piece.layer,
    order: orderOf(turning.posed, piece),
    outlines: [...outlines, ...closedHem(turning, piece, carry)],
    left,
    right,
    volume: runsOn({ ...piece, outlines, left, right, volume }),
    sewn: [...piece.sewn.map(whole), ...overSeam(turning, piece)],
    contours: piece.contours.flatMap((contour) =>
      besideSeam(turning, piece, contour.path).map((part) => {
        const path = whole(part)
        return { ...contour, ...root(part), path: isOnArm ? unloopedLine(path) : path }
      }),
    ),
    lines: [...piece.lines.flatMap(runs), ...sideSeam(turning, piece)],
    folds: piece.folds.flatMap(runs),
    fittings: piece.fittings.flatMap((fitting) => {
      const { at, seen } = carry(fitting.at)
      return seen ? [{ ...fitting, at }] : []
    }),
    edges: piece.edges.map((edge) => ({ ...edge, path: whole(edge.path) })),
    surface: turnedSurface(turning, piece, carry),
    ...(piece.presses ? { presses: whole(piece.presses) } : {}),
  }
}

/** Cloth closes up where a body bends: what was sewn on a sleeve is not seen outside it, and folds end where their piece does. */
function keptWithin(piece: Piece, outlines: readonly Path[], carry: Carry): { seams: Carry; folds: Carry } {
  const { hold } = hangsOn(piece)
  if (hold === 'head' || hold === 'hand') return { seams: carry, folds: carry }
  const [carried, drafted] = [within(outlines), within(piece.outlines)]
  const kept =
    (isFold: boolean): Carry =>
    (point) => {
      const { at, seen } = carry(point)
      return { at, seen: seen && (carried(at) || !(isFold || drafted(point))) }
    }
  return { seams: hold === 'arm' ? kept(false) : carry, folds: kept(true) }
}

/** What hangs at an ear is not seen once the head hides it. */
const isSeen = (posed: Posed, piece: Piece): boolean =>
  hangsOn(piece).hold !== 'head' || !isTurnedAway(headToldWith(posed), piece)

/** In profile what the far hand holds is behind the body, and always a front that is turned out. */
function isBehindBody(posed: Posed, piece: Piece): boolean {
  if (isTurnedOut(piece)) return true
  const { hold, side } = hangsOn(piece)
  return hold === 'hand' && side !== posed.near && showsBothSides(posed)
}

/** The far leg lies behind all that is before it. */
function orderOf({ near, nearLeg = near }: Posed, piece: Piece): number {
  const { hold, side } = hangsOn(piece)
  if (hold !== 'leg') return piece.order
  const isLeg = piece.role === 'leg'
  if (side === nearLeg) return isLeg ? 0 : piece.order
  return Math.min(piece.order, 0) - (isLeg ? 2 : 1)
}
