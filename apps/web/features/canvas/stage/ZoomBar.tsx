import { IconArrowsMaximize, IconMinus, IconPlus, IconRotate2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { percentSign } from '../../../languages/numberOf.ts'
import { IconButton } from '../../../shell/parts/IconButton.tsx'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { useLook } from '../painting/useLook.ts'
import styles from './stage.module.css'

const step = 1.25

/** How near the sheet is seen, and how it is turned. */
export function ZoomBar() {
  const { t } = useTranslation()
  const { look } = useBench()
  const { document } = useKnown()
  const { zoom, turn } = useLook()
  const percent = Math.round(zoom * look.stage().ratio * 100)
  return (
    <div
      className={styles.zoom}
      role="group"
      aria-label={t('View')}
      onPointerDown={(event) => event.stopPropagation()}
      onPointerMove={(event) => event.stopPropagation()}
    >
      {turn !== 0 && (
        <IconButton name={t('Turn the view upright')} onClick={() => look.turnBy(-turn)}>
          <IconRotate2 size={18} stroke={1.4} />
        </IconButton>
      )}
      <IconButton name={t('Farther')} keys="mod+-" onClick={() => look.zoomBy(1 / step)}>
        <IconMinus size={18} stroke={1.4} />
      </IconButton>
      <button
        type="button"
        title={t('Own size')}
        aria-label={t('{{percent}}, show in own size', { percent: `${percent}${percentSign()}` })}
        onClick={() => look.whole()}
      >
        {percent}
        {percentSign()}
      </button>
      <IconButton name={t('Nearer')} keys="mod++" onClick={() => look.zoomBy(step)}>
        <IconPlus size={18} stroke={1.4} />
      </IconButton>
      <IconButton
        name={t('Fit the sheet')}
        keys="0"
        disabled={!document}
        onClick={() => document && look.fit(document)}
      >
        <IconArrowsMaximize size={18} stroke={1.4} />
      </IconButton>
    </div>
  )
}
