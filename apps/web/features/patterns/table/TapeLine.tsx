import { add, along, mix, type Point } from '@toile/geometry'
import { nearestOn, type OnEdge, tape } from '@toile/tailoring/editing/measuring/tape.ts'
import { edgePath } from '@toile/tailoring/pattern/edgePath.ts'
import type { Piece } from '@toile/tailoring/pattern/pattern.ts'
import { useTranslation } from 'react-i18next'
import { numberOf } from '../../../languages/numberOf.ts'
import styles from './table.module.css'

/** A tape from one place on a sewing line to another. */
export interface Taped {
  piece: string
  from: OnEdge
  to: OnEdge | null
}

/** A tape that goes on at a point of a piece, in its millimetres: its first place, its second, or a new one. */
export function tapedAt(taped: Taped | null, piece: Piece, point: Point): Taped {
  const { edge, at } = nearestOn(piece, point)
  if (taped && taped.piece === piece.id && !taped.to) return { ...taped, to: { edge, at } }
  return { piece: piece.id, from: { edge, at }, to: null }
}

/** The tape on its piece, and what it reads. */
export function TapeLine({ taped, piece, perPixel }: { taped: Taped; piece: Piece; perPixel: number }) {
  const { t } = useTranslation()
  const placeOf = ({ edge, at }: OnEdge) =>
    piece.edges.some(({ id }) => id === edge) ? along(edgePath(piece, edge), at) : null
  const [from, to] = [placeOf(taped.from), taped.to && placeOf(taped.to)]
  if (!from) return null
  const dot = ([x, y]: Point) => <circle cx={x} cy={-y} r={4 * perPixel} />
  const reading = taped.to && to ? tape(piece, taped.from, taped.to) : null
  const cm = (mm: number) => numberOf(mm / 10, 1)
  const [x, y] = to ? add(mix(from, to, 0.5), [0, 10 * perPixel]) : from
  return (
    <g className={styles.tape}>
      {to && <path d={`M${from[0]} ${-from[1]}L${to[0]} ${-to[1]}`} />}
      {dot(from)}
      {to && dot(to)}
      {reading && (
        <text x={x} y={-y} fontSize={13 * perPixel} strokeWidth={4 * perPixel} textAnchor="middle">
          {t('{{straight}} cm straight, {{along}} or {{back}} cm along the edge', {
            straight: cm(reading.straight),
            along: cm(reading.onward),
            back: cm(reading.back),
          })}
        </text>
      )}
    </g>
  )
}
