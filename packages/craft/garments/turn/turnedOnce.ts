import type { Posed } from '../../mannequins/round/posed.ts'
import type { Piece } from '../piece.ts'
import type { Turning } from './carry.ts'
import type { Mesh } from './mesh.ts'
import type { Shell } from './shell.ts'

/** The levels between which a shell was read. */
interface Levels {
  from: number
  to: number
}

/** A piece as it was carried last, and all that this depended on. */
interface Before extends Levels {
  posed: Posed
  mesh: Mesh
  hasLegs: boolean
  shell: string
  turned: Piece
}

const latest = new WeakMap<Piece, Before>()

/** Carries a piece, or gives it as it was carried last where the body is the same and the shell as well at every level that was read. */
export function turnedOnce(turning: Turning, piece: Piece, turn: (turning: Turning, piece: Piece) => Piece): Piece {
  const { posed, mesh, hasLegs, shell } = turning
  // What moves is never on the same body again.
  if (posed.swing) return turn(turning, piece)
  const before = latest.get(piece)
  if (
    before?.posed === posed &&
    before.mesh === mesh &&
    before.hasLegs === hasLegs &&
    before.shell === shell.named(before.from, before.to)
  )
    return before.turned
  const { watched, read } = watch(shell)
  const turned = turn({ ...turning, shell: watched }, piece)
  latest.set(piece, { posed, mesh, hasLegs, ...read, shell: shell.named(read.from, read.to), turned })
  return turned
}

/** The same shell, and between which levels it is read. */
function watch(shell: Shell): { watched: Shell; read: Levels } {
  const read: Levels = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY }
  const noting =
    <Read>(at: (y: number) => Read) =>
    (y: number): Read => {
      if (y < read.from) read.from = y
      if (y > read.to) read.to = y
      return at(y)
    }
  const { half, section, station, ends } = shell
  const watched = {
    ...shell,
    half: noting(half),
    section: noting(section),
    station: noting(station),
    ends: noting(ends),
  }
  return { watched, read }
}
