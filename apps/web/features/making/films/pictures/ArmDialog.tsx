import { Button } from '@mantine/core'
import type { FigureEntry } from '@toile/contract/features/figures.ts'
import type { ArmStrokes } from '@toile/craft/films/movedSettings.ts'
import { limits } from '@toile/rules/limits.ts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import { useStroke } from '../../parts/useStroke.ts'
import { armPath, armStroke } from './armStroke.ts'
import { type ArmSide, armSides } from './armSides.ts'
import styles from './pictures.module.css'

interface ArmDialogProps {
  entry: FigureEntry
  side: ArmSide
  arms: ArmStrokes
  onArms: (arms: ArmStrokes) => void
  onClose: () => void
}

/** The cut-out large, to be drawn on along one arm: by pointer, or by arrow keys with Space to set the brush down and lift it. */
export function ArmDialog({ entry, side, arms, onArms, onClose }: ArmDialogProps) {
  const { t } = useTranslation()
  const { cutOutUrl, document } = entry
  const { width, height } = document
  const strokes = arms[side]
  const isFull = strokes.length >= limits.films.armStrokes
  const { line, cursor, field } = useStroke(document, (drawn) => {
    if (!isFull) onArms({ ...arms, [side]: [...strokes, armStroke(drawn, height)] })
  })
  const shown = line.length > 0 ? [...strokes, armStroke(line, height)] : strokes
  const told = armSides.find(({ id }) => id === side)
  return (
    <Dialog title={told ? t(told.label) : ''} size="whole" onClose={onClose}>
      <div className={styles.arm}>
        <p>{t('From the shoulder to the finger tips, in the middle of the arm: what is drawn on moves by itself.')}</p>
        <div className={styles.room}>
          <div
            className={styles.field}
            style={{ aspectRatio: `${width} / ${height}`, ['--aspect' as string]: width / height }}
          >
            <img src={cutOutUrl} alt={t('The cut-out')} draggable={false} />
            <div
              {...field}
              className={styles.brushing}
              aria-label={t('Arm: arrow keys move the brush, Space sets it down and lifts it')}
            >
              <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
                {shown.map((stroke, i) => (
                  <path key={i} d={armPath(stroke)} strokeWidth={stroke.radius * 2} />
                ))}
                {cursor && (
                  <circle cx={cursor[0]} cy={cursor[1]} r={height * 0.014} data-down={line.length > 0 || undefined} />
                )}
              </svg>
            </div>
          </div>
        </div>
        <div className={styles.foot}>
          <Button
            variant="default"
            disabled={strokes.length === 0}
            onClick={() => onArms({ ...arms, [side]: strokes.slice(0, -1) })}
          >
            {t('Undo the last stroke')}
          </Button>
          <Button onClick={onClose}>{t('Done')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
