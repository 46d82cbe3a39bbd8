import { useTranslation } from 'react-i18next'
import { desk } from '../tools/paintersDesk.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarSwitch } from './BarSwitch.tsx'
import styles from './bars.module.css'
import { InkPair } from './InkPair.tsx'
import { ToolNumbers } from './ToolNumbers.tsx'

/** What the eyedropper looks at. */
export function PickKnobs() {
  const { t } = useTranslation()
  const { ofLayer } = useDesk()
  return (
    <div className={styles.own} role="group" aria-label={t('Eyedropper')}>
      <InkPair />
      <ToolNumbers tool="pick" />
      <BarSwitch label={t('This layer only')} on={ofLayer} onTurn={(on) => desk.set({ ofLayer: on })} />
    </div>
  )
}
