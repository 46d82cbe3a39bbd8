import { type DrawnLayer, drawnLayers } from '@toile/craft/sketches/lineDrawing.ts'
import { useTranslation } from 'react-i18next'
import styles from './lines.module.css'

interface LayerSwitchesProps {
  hidden: ReadonlySet<DrawnLayer>
  onHidden: (hidden: ReadonlySet<DrawnLayer>) => void
}

/** The layers of line drawings, each with its pen, to be shown or hidden. */
export function LayerSwitches({ hidden, onHidden }: LayerSwitchesProps) {
  const { t } = useTranslation()
  const toggle = (id: DrawnLayer) => {
    const next = new Set(hidden)
    if (!next.delete(id)) next.add(id)
    onHidden(next)
  }
  return (
    <div className={styles.layers} role="group" aria-label={t('Layers that are shown')}>
      {drawnLayers.map(({ id, label, pen }) => (
        <button key={id} type="button" aria-pressed={!hidden.has(id)} onClick={() => toggle(id)}>
          <svg viewBox="0 0 24 12" aria-hidden>
            <path
              d="M1 9 Q8 1 13 6 T23 4"
              strokeWidth={pen * 0.8}
              strokeDasharray={id === 'stitch' ? '4 2.6' : undefined}
            />
          </svg>
          {t(label)}
        </button>
      ))}
    </div>
  )
}
