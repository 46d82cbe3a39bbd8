import { useTranslation } from 'react-i18next'
import { Panel } from '../../../shell/parts/Panel.tsx'
import type { DrawnPiece } from '../drafting/patternOrders.ts'
import styles from './panels.module.css'
import { usePieceWords } from '../naming/usePieceWords.ts'

interface PiecesPanelProps {
  pieces: readonly DrawnPiece[]
  picked: string | null
  onPick: (piece: string | null) => void
}

/** All pieces of the garment, each with how often it is cut and of what. */
export function PiecesPanel({ pieces, picked, onPick }: PiecesPanelProps) {
  const { t } = useTranslation()
  const { nameOf, cutOf } = usePieceWords()
  return (
    <Panel title={t('Pieces')} count={String(pieces.length)}>
      <ul className={styles.pieces} aria-label={t('Pieces')}>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              aria-pressed={piece.id === picked}
              onClick={() => onPick(piece.id === picked ? null : piece.id)}
            >
              <svg viewBox={viewBoxOf(piece)} aria-hidden>
                <path d={piece.lines.cut} />
              </svg>
              <span>
                <b>{nameOf(piece)}</b>
                <small>{cutOf(piece)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const viewBoxOf = ({ box: { left, top, right, bottom } }: DrawnPiece) =>
  `${left} ${top} ${right - left} ${bottom - top}`
