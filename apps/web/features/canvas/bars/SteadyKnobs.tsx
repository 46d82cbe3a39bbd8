import { Button } from '@mantine/core'
import { IconWaveSine } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { Flyout } from '../../../shell/parts/Flyout.tsx'
import { desk } from '../tools/paintersDesk.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarSwitch } from './BarSwitch.tsx'
import styles from './bars.module.css'

/** What steadies strokes (requirement S3.22); what repeats and leads them stands in the panel of guides. */
export function SteadyKnobs() {
  const { t } = useTranslation()
  const { steadied, string } = useDesk()
  return (
    <Flyout
      position="bottom-end"
      width={300}
      name={t('Steadies the hand')}
      button={
        <Button
          variant={steadied > 0 ? 'default' : 'subtle'}
          size="compact-sm"
          className={styles.more ?? ''}
          leftSection={<IconWaveSine size={16} stroke={1.4} aria-hidden />}
        >
          {t('Steady hand')}
        </Button>
      }
    >
      <div className={styles.rest}>
        <NumberLine
          name={t('Steadies the hand')}
          unit="%"
          value={steadied * 100}
          least={0}
          most={100}
          step={5}
          normal={0}
          onChange={(share) => desk.set({ steadied: share / 100 })}
        />
        <BarSwitch
          label={t('As if it was pulled on a string')}
          on={string}
          onTurn={(next) => desk.set({ string: next })}
        />
      </div>
    </Flyout>
  )
}
