import type { Piece } from '@toile/tailoring/pattern/pattern.ts'
import { edgePath } from '@toile/tailoring/pattern/edgePath.ts'
import styles from './table.module.css'

interface PieceEdgesProps {
  piece: Piece
  picked: string | null
  onPick: (edge: string) => void
}

const pathOf = (piece: Piece, id: string) =>
  edgePath(piece, id)
    .map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${-y}`)
    .join('')

/** The edges of the chosen piece, each of which can be pressed; the chosen one is drawn thick. */
export const PieceEdges = ({ piece, picked, onPick }: PieceEdgesProps) =>
  piece.edges.map(({ id }) => {
    const path = pathOf(piece, id)
    return (
      <g key={id}>
        {id === picked && <path className={styles.pickedEdge} d={path} />}
        <path
          className={styles.edgeHit}
          d={path}
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.stopPropagation()
            onPick(id)
          }}
        />
      </g>
    )
  })
