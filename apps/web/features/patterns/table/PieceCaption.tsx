import type { Bounds } from '@toile/geometry'
import { useTranslation } from 'react-i18next'
import type { DrawnPiece } from '../drafting/patternOrders.ts'
import { usePieceWords } from '../naming/usePieceWords.ts'
import styles from './table.module.css'

/** Pixels of the letters, and from the piece down to the middle of the first line. */
const letters = { size: 12.5, first: 17, second: 33 }

interface PieceCaptionProps {
  piece: DrawnPiece
  /** Around the piece in all sizes that are shown. */
  box: Bounds
  perPixel: number
}

/** The name of a piece below it, and how it is cut; as large on the screen however near it is seen. */
export function PieceCaption({ piece, box, perPixel }: PieceCaptionProps) {
  const { i18n } = useTranslation()
  const { nameOf, cutOf } = usePieceWords()
  const { left, right, bottom } = box
  const place = (left + right) / 2
  return (
    <text className={styles.caption} fontSize={letters.size * perPixel} textAnchor="middle" lang={i18n.language}>
      <tspan x={place} y={bottom + letters.first * perPixel}>
        {nameOf(piece)}
      </tspan>
      <tspan className={styles.cutWords} x={place} y={bottom + letters.second * perPixel}>
        {cutOf(piece)}
      </tspan>
    </text>
  )
}
