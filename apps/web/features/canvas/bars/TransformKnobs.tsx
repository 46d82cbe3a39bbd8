import { Button } from '@mantine/core'
import { IconGrid4x4, IconPerspective, IconTransform } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBench } from '../painting/usePainting.ts'
import { desk } from '../tools/paintersDesk.ts'
import { dropTransform, keepTransform, modeTransform, transform } from '../tools/transform/transform.ts'
import { useShown } from '../tools/shown/useShown.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarChoice } from './BarChoice.tsx'
import { BarSwitch } from './BarSwitch.tsx'
import styles from './bars.module.css'

/** How handles of a transform work, and whether it is kept. */
export function TransformKnobs() {
  const { t } = useTranslation()
  const bench = useBench()
  const { snaps } = useDesk()
  const open = useShown(transform)
  const modes = [
    { id: 'free', label: t('Scale, turn and skew'), Icon: IconTransform },
    { id: 'perspective', label: t('Perspective'), Icon: IconPerspective },
    ...(open?.bends ? [{ id: 'warp', label: t('Warp by a mesh'), Icon: IconGrid4x4 } as const] : []),
  ] as const
  return (
    <div className={styles.own} role="group" aria-label={t('Move and transform')}>
      <BarChoice
        name={t('How handles work')}
        value={open?.mode ?? 'free'}
        options={modes}
        onChoose={(mode) => modeTransform(bench, mode)}
      />
      <BarSwitch label={t('Snap to edges and middles')} on={snaps} onTurn={(on) => desk.set({ snaps: on })} />
      <Button size="compact-sm" disabled={!open?.changed} onClick={() => keepTransform(bench)}>
        {t('Apply')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={!open} onClick={() => dropTransform(bench)}>
        {t('Cancel')}
      </Button>
    </div>
  )
}
