import { IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../languages/numberOf.ts'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import { fitting, type Zoom, zoomAt } from '../../shared/zoom/zoom.ts'
import styles from './stage.module.css'

interface ZoomButtonsProps {
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  /** Pixels of the screen for one of the picture where it fits, and the largest scale against that. */
  fit: number
  most: number
}

/** Smaller, larger, fit, and how large the look is against its own pixels. */
export function ZoomButtons({ zoom, onZoom, fit, most }: ZoomButtonsProps) {
  const { t } = useTranslation()
  const percent = percentOf(zoom.scale * fit)
  return (
    <div className={styles.zoom}>
      <IconButton name={t('Smaller')} disabled={zoom.scale === 1} onClick={() => onZoom(zoomAt(zoom, 1 / 1.5))}>
        <IconZoomOut size={18} stroke={1.5} />
      </IconButton>
      <button
        type="button"
        className={styles.percent}
        aria-label={`${t('Actual size')}: ${percent}`}
        onClick={() => onZoom(zoomAt(zoom, 1 / fit / zoom.scale, 0, 0, most))}
      >
        {percent}
      </button>
      <IconButton
        name={t('Larger')}
        disabled={zoom.scale >= most}
        onClick={() => onZoom(zoomAt(zoom, 1.5, 0, 0, most))}
      >
        <IconZoomIn size={18} stroke={1.5} />
      </IconButton>
      <IconButton name={t('Fit')} disabled={zoom.scale === 1} onClick={() => onZoom(fitting)}>
        <IconMaximize size={18} stroke={1.5} />
      </IconButton>
    </div>
  )
}
