import { NumberInput, Select } from '@mantine/core'
import type { Pattern } from '@toile/tailoring/pattern/pattern.ts'
import { useTranslation } from 'react-i18next'
import { decimalSign } from '../../../../languages/numberOf.ts'
import { usePieceWords } from '../../naming/usePieceWords.ts'
import styles from '../round.module.css'
import type { LaidPrints } from '../useLaidPrints.ts'

interface PrintPlaceProps {
  pattern: Pattern
  /** The piece whose print is moved, by id. */
  piece: string
  onPiece: (piece: string) => void
  laid: LaidPrints
}

/** Where the print lies on a piece, in exact numbers. */
export function PrintPlace({ pattern, piece, onPiece, laid }: PrintPlaceProps) {
  const { t } = useTranslation()
  const { nameOf } = usePieceWords()
  const print = laid.on(piece)
  const { x, y } = print?.placement ?? { x: 0, y: 0 }
  const field = (label: string, value: number, move: (by: number) => void) => (
    <NumberInput
      size="xs"
      label={label}
      disabled={!print}
      decimalScale={0}
      decimalSeparator={decimalSign()}
      min={-3000}
      max={3000}
      value={Math.round(value)}
      onChange={(next) => {
        if (typeof next === 'number' && next !== Math.round(value)) move(next - value)
      }}
    />
  )
  return (
    <div className={styles.place} role="group" aria-label={t('Place of the print')}>
      <Select
        size="xs"
        label={t('Piece')}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        data={pattern.pieces.map((one) => ({ value: one.id, label: nameOf(one) }))}
        value={piece}
        onChange={(next) => next && onPiece(next)}
      />
      {field(t('To the right, in mm'), x, (by) => laid.move(piece, by, 0))}
      {field(t('Up, in mm'), -y, (by) => laid.move(piece, 0, -by))}
    </div>
  )
}
