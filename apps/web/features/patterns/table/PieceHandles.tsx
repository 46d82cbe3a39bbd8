import type { Point } from '@toile/geometry'
import type { Edit } from '@toile/tailoring/editing/edits/editKinds.ts'
import type { Piece } from '@toile/tailoring/pattern/pattern.ts'
import { useTranslation } from 'react-i18next'
import { newKey } from '../../../shell/calls/api.ts'
import type { Editing } from '../editing/useEditing.ts'
import { useEdgeName } from '../naming/useEdgeName.ts'
import { DragKnob } from './DragKnob.tsx'
import { handlesOf } from './handlesOf.ts'
import { type Place, wayInPiece } from './placesOf.ts'
import styles from './table.module.css'

interface PieceHandlesProps {
  piece: Piece
  place: Place
  perPixel: number
  editing: Editing
  /** Does the same at the other side of a piece that is cut whole. */
  both: boolean
  /** Bends the edge that is sewn to a curve alike. */
  partner: boolean
  picked: string | null
  onPick: (edge: string) => void
}

/** The corners of a piece and the handles of its curves, dragged and moved by keys; what is sewn to them follows (requirement S2.59). */
export function PieceHandles(props: PieceHandlesProps) {
  const { piece, place, perPixel, editing, both, partner, picked, onPick } = props
  const { t } = useTranslation()
  const nameOf = useEdgeName()
  const alike = both ? { both: true as const } : {}
  const corner = (id: string, way: Point): Edit => {
    const [x, y] = wayInPiece(way, place)
    return { id: newKey(), kind: 'moveCorner', piece: piece.id, corner: id, x, y, ...alike }
  }
  const bend = (id: string, which: 0 | 1, way: Point): Edit => {
    const own = wayInPiece(way, place)
    const [first, second]: readonly [Point, Point] = which === 0 ? [own, [0, 0]] : [[0, 0], own]
    const sewn = partner ? { partner: true as const } : {}
    return { id: newKey(), kind: 'bendEdge', piece: piece.id, edge: id, first, second, ...alike, ...sewn }
  }
  return (
    <g>
      {piece.edges.map((edge, i) => {
        const [one, two] = handlesOf(piece, i)
        const isShown = edge.handles !== undefined || edge.id === picked
        const [from, to] = [piece.corners[i], piece.corners[(i + 1) % piece.corners.length]]
        if (!isShown || !from || !to) return null
        const ends = [
          { which: 0 as const, at: one, root: from },
          { which: 1 as const, at: two, root: to },
        ]
        return ends.map(({ which, at, root }) => (
          <g key={`${edge.id} ${which}`}>
            <path className={styles.arm} d={`M${root[0]} ${-root[1]}L${at[0]} ${-at[1]}`} />
            <DragKnob
              name={
                which === 0
                  ? t('First handle of {{edge}}', { edge: nameOf(piece, edge.id) })
                  : t('Second handle of {{edge}}', { edge: nameOf(piece, edge.id) })
              }
              kind="handle"
              at={at}
              perPixel={perPixel}
              onTry={(way) => editing.attempt(way && bend(edge.id, which, way))}
              onMove={(way) => void editing.make(bend(edge.id, which, way))}
              onPress={() => onPick(edge.id)}
            />
          </g>
        ))
      })}
      {piece.edges.map(({ id }, i) => {
        const at = piece.corners[i]
        return (
          at && (
            <DragKnob
              key={id}
              name={t('Corner where {{edge}} starts', { edge: nameOf(piece, id) })}
              kind="corner"
              at={at}
              perPixel={perPixel}
              onTry={(way) => editing.attempt(way && corner(id, way))}
              onMove={(way) => void editing.make(corner(id, way))}
              onPress={() => onPick(id)}
            />
          )
        )
      })}
    </g>
  )
}
