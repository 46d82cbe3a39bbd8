import type { Bounds } from '@toile/geometry'
import { useTranslation } from 'react-i18next'
import type { DrawnPiece } from '../drafting/patternOrders.ts'
import { usePieceWords } from '../naming/usePieceWords.ts'
import styles from './table.module.css'

/** Pixels of letters at most and at least, and of lines for each of them; the share of its height that a letter takes along its line. */
const letters = { most: 12.5, least: 9, line: 1.28, wide: 0.56 }
/** The room below and beside a piece that is its name's, in millimetres. */
const room = { below: 84, least: 220, beside: 50 }

interface PieceCaptionProps {
  piece: DrawnPiece
  /** Around the piece in all sizes that are shown. */
  box: Bounds
  perPixel: number
}

/** The pixels along its line that a text takes in letters of one pixel; those of the far East are square. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (/[\u1100-\u11ff\u2e80-\uffef]/.test(letter) ? 1 : letters.wide), 0)

/** The name of a piece below it, and how it is cut, as large on the screen however near it is seen; what has no room is left out. */
export function PieceCaption({ piece, box, perPixel }: PieceCaptionProps) {
  const { i18n } = useTranslation()
  const { nameOf, cutOf } = usePieceWords()
  const { left, right, bottom } = box
  const lines = [nameOf(piece), cutOf(piece)]
  const wide = (Math.max(room.least, right - left) + room.beside) / perPixel
  const high = room.below / perPixel
  const fitting = (count: number) =>
    Math.min(letters.most, high / (count * letters.line), wide / Math.max(...lines.slice(0, count).map(widthOf)))
  const count = fitting(2) >= letters.least ? 2 : 1
  const size = fitting(count)
  if (size < letters.least) return null
  return (
    <text className={styles.caption} fontSize={size * perPixel} textAnchor="middle" lang={i18n.language}>
      {lines.slice(0, count).map((line, i) => (
        <tspan
          key={line}
          className={i > 0 ? styles.cutWords : undefined}
          x={(left + right) / 2}
          y={bottom + size * perPixel * (1.15 + i * letters.line)}
        >
          {line}
        </tspan>
      ))}
    </text>
  )
}
