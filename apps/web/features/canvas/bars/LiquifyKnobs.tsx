import { Button } from '@mantine/core'
import {
  IconArrowsMove,
  IconRestore,
  IconRotate2,
  IconRotateClockwise2,
  IconSnowflake,
  IconSnowflakeOff,
} from '@tabler/icons-react'
import type { LiquifyKind } from '@toile/canvas/liquify/tool.ts'
import { useTranslation } from 'react-i18next'
import { useBench, useKnown } from '../painting/usePainting.ts'
import { desk } from '../tools/paintersDesk.ts'
import { rasterizeLayer } from '../tools/offerRasterizing.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarChoice } from './BarChoice.tsx'
import styles from './bars.module.css'
import { ToolNumbers } from './ToolNumbers.tsx'

const kinds = [
  { id: 'push', label: 'Push', Icon: IconArrowsMove },
  { id: 'clockwise', label: 'Turn clockwise', Icon: IconRotateClockwise2 },
  { id: 'counterclockwise', label: 'Turn counterclockwise', Icon: IconRotate2 },
  { id: 'reconstruct', label: 'Reconstruct', Icon: IconRestore },
  { id: 'freeze', label: 'Freeze', Icon: IconSnowflake },
  { id: 'thaw', label: 'Thaw', Icon: IconSnowflakeOff },
] as const satisfies readonly { id: LiquifyKind; label: string; Icon: unknown }[]

/** How pixels are pushed about; a layer that is no plain paint is offered to become it first (requirements S3.24, S4.11). */
export function LiquifyKnobs() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { document, bent, frozen } = useKnown()
  const { liquify } = useDesk()
  const layer = document?.layers[document.active]
  if (layer && layer.kind !== 'raster')
    return (
      <div className={styles.own} role="group" aria-label={t('Liquify')}>
        <p className={styles.says} role="status">
          {layer.kind === 'text' || layer.kind === 'picture'
            ? t('Liquify needs a rasterised layer.')
            : t('Liquify needs a layer of paint; pick one in the list.')}
        </p>
        {(layer.kind === 'text' || layer.kind === 'picture') && (
          <Button size="compact-sm" variant="default" onClick={() => void rasterizeLayer(painting, layer.id)}>
            {t('Rasterise')}
          </Button>
        )}
      </div>
    )
  const empty = layer && Object.keys(layer.tiles).length === 0
  return (
    <div className={styles.own} role="group" aria-label={t('Liquify')}>
      {empty && (
        <p className={styles.says} role="status">
          {t('Nothing is painted on this layer yet.')}
        </p>
      )}
      <BarChoice
        name={t('What the hand does')}
        value={liquify}
        options={kinds.map(({ id, label, Icon }) => ({ id, label: t(label), Icon }))}
        onChoose={(next) => desk.set({ liquify: next })}
      />
      <ToolNumbers tool="liquify" />
      <Button size="compact-sm" variant="subtle" disabled={!bent} onClick={() => painting.say({ say: 'resetLiquify' })}>
        {t('Reset')}
      </Button>
      <Button size="compact-sm" variant="subtle" disabled={frozen === ''} onClick={() => painting.say({ say: 'thaw' })}>
        {t('Thaw all')}
      </Button>
    </div>
  )
}
