import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fitting, type Zoom, zoomAt } from '../../../shared/zoom/zoom.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import styles from './table.module.css'

const step = 1.5

interface TableZoomProps {
  onZoom: (change: (zoom: Zoom) => Zoom) => void
  most: number
}

/** How near the table is seen. */
export function TableZoom({ onZoom, most }: TableZoomProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.zoom} role="group" aria-label={t('View')}>
      <IconButton name={t('Farther')} onClick={() => onZoom((now) => zoomAt(now, 1 / step, 0, 0, most))}>
        <IconMinus size={18} stroke={1.4} />
      </IconButton>
      <IconButton name={t('Nearer')} onClick={() => onZoom((now) => zoomAt(now, step, 0, 0, most))}>
        <IconPlus size={18} stroke={1.4} />
      </IconButton>
      <IconButton name={t('Show all pieces')} keys="0" onClick={() => onZoom(() => fitting)}>
        <IconArrowsMaximize size={18} stroke={1.4} />
      </IconButton>
    </div>
  )
}
