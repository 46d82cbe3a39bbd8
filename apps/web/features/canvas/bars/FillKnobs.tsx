import { IconLine, IconCircleDot } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { desk } from '../tools/paintersDesk.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarChoice } from './BarChoice.tsx'
import { BarSwitch } from './BarSwitch.tsx'
import styles from './bars.module.css'
import { GradientStops } from './GradientStops.tsx'
import { ToolNumbers } from './ToolNumbers.tsx'

/** How a fill finds its region. */
export function FillKnobs() {
  const { t } = useTranslation()
  const { everywhere, ofLayer } = useDesk()
  return (
    <div className={styles.own} role="group" aria-label={t('Fill')}>
      <ToolNumbers tool="fill" />
      <BarSwitch label={t('Everywhere')} on={everywhere} onTurn={(on) => desk.set({ everywhere: on })} />
      <BarSwitch label={t('This layer only')} on={ofLayer} onTurn={(on) => desk.set({ ofLayer: on })} />
    </div>
  )
}

/** How a gradient goes from the colour in the hand to the one behind it. */
export function GradientKnobs() {
  const { t } = useTranslation()
  const { gradient, fades, stops } = useDesk()
  return (
    <div className={styles.own} role="group" aria-label={t('Gradient')}>
      <BarChoice
        name={t('Form of the gradient')}
        value={gradient}
        options={[
          { id: 'linear', label: t('Along a line'), Icon: IconLine },
          { id: 'radial', label: t('Around a point'), Icon: IconCircleDot },
        ]}
        onChoose={(next) => desk.set({ gradient: next })}
      />
      <ToolNumbers tool="gradient" />
      {!stops && <BarSwitch label={t('Fades out')} on={fades} onTurn={(on) => desk.set({ fades: on })} />}
      <GradientStops />
    </div>
  )
}
