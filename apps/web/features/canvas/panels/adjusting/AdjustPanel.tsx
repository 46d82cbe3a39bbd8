import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useKeyDown } from '../../../../shell/actions/useKeyDown.ts'
import { takesText } from '../../../../shell/actions/keys.ts'
import { useBench, useKnown } from '../../painting/usePainting.ts'
import { useShown } from '../../tools/shown/useShown.ts'
import { FoldPanel } from '../FoldPanel.tsx'
import styles from '../toolPanels.module.css'
import { AdjustmentKnobs } from './AdjustmentKnobs.tsx'
import { endTrial, showTrial, trial } from './trial.ts'

/** An adjustment that is tried on the layer itself, as far as it is selected: kept as one step, or taken back. */
export function AdjustPanel() {
  const { t } = useTranslation()
  const { painting } = useBench()
  const { adjustments, document, selection } = useKnown()
  const tried = useShown(trial)
  const form = adjustments.find(({ id }) => id === tried?.id)
  useKeyDown((event) => {
    if (event.defaultPrevented || takesText(event.target)) return
    if (event.key === 'Escape') endTrial(painting, false)
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) endTrial(painting, true)
    else return
    event.preventDefault()
  })
  if (!tried || !form) return null
  const name = document?.layers[document.active]?.name ?? ''
  return (
    <FoldPanel id="adjust" title={t(form.label)}>
      <div className={styles.fields}>
        <p className={styles.note} role="status">
          {selection
            ? t('Tried on what is selected of “{{name}}”', { name })
            : t('Tried on all of “{{name}}”', { name })}
        </p>
        <AdjustmentKnobs adjustment={tried} layer={null} onSet={(next) => showTrial(painting, next)} />
        <div className={styles.row}>
          <Button size="compact-sm" onClick={() => endTrial(painting, true)}>
            {t('Apply')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => endTrial(painting, false)}>
            {t('Cancel')}
          </Button>
        </div>
      </div>
    </FoldPanel>
  )
}
