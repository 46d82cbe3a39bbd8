import { angleOf, subtract, sure } from '@toile/geometry'
import { edgePath } from '../../../pattern/edgePath.ts'
import type { Piece } from '../../../pattern/pattern.ts'

/** The angle within a piece between the end of an edge and the start of the next, in degrees. */
export function cornerAngle(piece: Piece, edge: string, next: string): number {
  const [into, out] = [edgePath(piece, edge), edgePath(piece, next)]
  const corner = sure(out[0])
  const back = subtract(sure(into.at(-2)), corner)
  const on = subtract(sure(out[1]), corner)
  const turn = ((angleOf(...back) - angleOf(...on)) * 180) / Math.PI
  return (turn + 720) % 360
}
