import { useTranslation } from 'react-i18next'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import { desk, inHand } from '../../tools/paintersDesk.ts'
import { useDesk } from '../../tools/useDesk.ts'
import { FoldPanel } from '../FoldPanel.tsx'
import { BrushStroke } from './BrushStroke.tsx'
import styles from './brushes.module.css'

/** The brushes, each shown by a stroke that it drew (requirement S3.22). */
export function BrushesPanel() {
  const { t } = useTranslation()
  return (
    <FoldPanel id="brushes" title={t('Brushes')}>
      <BrushPicker />
    </FoldPanel>
  )
}

/** One press takes a brush into the hand. */
export function BrushPicker() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { brushes } = useKnown()
  const laid = useDesk()
  const { brush, knobs } = inHand(laid)
  return (
    <ul className={styles.picker} aria-label={t('Brushes')}>
      {brushes.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === brush}
            onClick={() => {
              if (laid.tool !== 'eraser') desk.set({ tool: 'brush' })
              desk.hold({ brush: id, knobs })
            }}
          >
            <BrushStroke painting={painting} id={id} />
            <span>{t(label)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
