import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { GradientEditor } from '../../../shared/fields/colors/GradientEditor.tsx'
import { gradientStyle } from '../../../shared/fields/colors/fillStyle.ts'
import { Flyout } from '../../../shell/parts/Flyout.tsx'
import { desk } from '../tools/paintersDesk.ts'
import { stopsOf } from '../tools/fillTools.ts'
import { useDesk } from '../tools/useDesk.ts'
import styles from './bars.module.css'

/** The stops of the gradient, in the product's own field; without any of its own it goes between the two colours. */
export function GradientStops() {
  const { t } = useTranslation()
  const own = useDesk()
  const gradient = { angle: 0, stops: stopsOf(own) }
  return (
    <Flyout
      position="bottom-start"
      width={320}
      name={t('Stops of the gradient')}
      button={
        <Button variant="default" size="compact-sm">
          <span className={styles.stops} style={{ backgroundImage: gradientStyle(gradient, 0) }} aria-hidden />
          {t('Stops')}
        </Button>
      }
    >
      <div className={styles.rest}>
        <GradientEditor gradient={gradient} drawn onChange={({ stops }) => desk.set({ stops })} />
        <Button variant="subtle" size="compact-sm" disabled={!own.stops} onClick={() => desk.set({ stops: null })}>
          {t('Between the two colours again')}
        </Button>
      </div>
    </Flyout>
  )
}
