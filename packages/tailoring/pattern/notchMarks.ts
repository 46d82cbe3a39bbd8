import { add, along, normal, type Point, scale, sure, tangent } from '@toile/geometry'
import { edgeLength, edgePath } from './edgePath.ts'
import type { Piece } from './pattern.ts'

/** A nick in millimetres: where it meets the sewing line and the cut, the direction into the piece, and how deep it is cut. */
export interface NotchMark {
  edge: string
  sewn: Point
  cut: Point
  inward: Point
  depth: number
}

/** The distance between the two nicks of a double notch. */
const apart = 6

/** All nicks of a piece in millimetres; a double notch is two. */
export const notchMarks = (piece: Piece): NotchMark[] =>
  piece.notches.flatMap((notch) => {
    const path = edgePath(piece, notch.edge)
    const { allowance } = sure(piece.edges.find(({ id }) => id === notch.edge))
    const away = notch.kind === 'double' ? apart / 2 / edgeLength(piece, notch.edge) : 0
    return (away ? [notch.at - away, notch.at + away] : [notch.at]).map((at) => {
      const sewn = along(path, at)
      const inward = normal(tangent(path, at))
      const depth = Math.max(3, Math.min(5, allowance / 2))
      return { edge: notch.edge, sewn, cut: add(sewn, scale(inward, -allowance)), inward, depth }
    })
  })
