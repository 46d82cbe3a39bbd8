import type { Finding } from '@toile/tailoring/editing/faults/finding.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../shell/parts/Panel.tsx'
import type { DrawnPiece } from '../drafting/patternOrders.ts'
import { useEdgeName } from '../naming/useEdgeName.ts'
import { usePieceWords } from '../naming/usePieceWords.ts'
import { useWhyWords } from '../naming/useWhyWords.ts'
import styles from './panels.module.css'

interface ChecksPanelProps {
  findings: readonly Finding[]
  pieces: readonly DrawnPiece[]
  onPick: (piece: string, edge: string | null) => void
}

/** What does not fit in the pattern, in words; a press shows where. */
export function ChecksPanel({ findings, pieces, onPick }: ChecksPanelProps) {
  const { t } = useTranslation()
  const { nameOf } = usePieceWords()
  const edgeName = useEdgeName()
  const { wordsOf } = useWhyWords()
  const where = ({ piece: id, edge }: Finding) => {
    const drawn = pieces.find((one) => one.id === id)
    if (!drawn) return id
    return edge ? `${nameOf(drawn)}, ${edgeName(drawn.piece, edge)}` : nameOf(drawn)
  }
  return (
    <Panel title={t('Check list')} count={findings.length > 0 ? String(findings.length) : undefined}>
      {findings.length === 0 ? (
        <p className={styles.fits} role="status">
          <IconCheck size={16} stroke={1.6} aria-hidden />
          {t('All seams fit, notches meet, and every piece can be cut.')}
        </p>
      ) : (
        <ul className={styles.checks} aria-label={t('Check list')}>
          {findings.map((finding, i) => (
            <li key={`${finding.kind} ${finding.piece} ${finding.edge} ${i}`}>
              <button type="button" onClick={() => onPick(finding.piece, finding.edge ?? null)}>
                <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
                <span>
                  <b>{where(finding)}</b>
                  <small>{wordsOf(finding)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
