import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { KnobField } from '../../../shared/fields/numbers/KnobField.tsx'
import { Flyout } from '../../../shell/parts/Flyout.tsx'
import { useKnown } from '../painting/usePainting.ts'
import { desk, inHand } from '../tools/paintersDesk.ts'
import { useDesk } from '../tools/useDesk.ts'
import { BarKnob } from './BarKnob.tsx'
import styles from './bars.module.css'
import { SteadyKnobs } from './SteadyKnobs.tsx'

/** Knobs that lie in the bar; the others open beside them. */
const first = ['size', 'opacity', 'flow', 'hardness']

/** What can be turned at the brush in the hand. */
export function BrushKnobs() {
  const { t } = useTranslation()
  const { brushes } = useKnown()
  const laid = useDesk()
  const { brush: id, knobs: turned } = inHand(laid)
  const brush = brushes.find((one) => one.id === id)
  if (!brush) return null
  const own = turned[id] ?? {}
  const shown = first.flatMap((name) => {
    const knob = brush.knobs[name]
    return knob?.kind === 'number' ? [[name, knob] as const] : []
  })
  const rest = Object.entries(brush.knobs).filter(([name]) => !first.includes(name))
  return (
    <div className={styles.own} role="group" aria-label={t(brush.label)}>
      {laid.tool === 'eraser' && <span>{t('Eraser')}</span>}
      <b className={styles.brush}>{t(brush.label)}</b>
      {shown.map(([name, knob]) => {
        const value = own[name]
        return (
          <BarKnob
            key={name}
            knob={knob}
            value={typeof value === 'number' ? value : knob.normal}
            onTurn={(next) => desk.turn(name, next)}
          />
        )
      })}
      {rest.length > 0 && (
        <Flyout
          position="bottom-end"
          width={300}
          name={t('More of the brush')}
          button={
            <Button
              variant="subtle"
              size="compact-sm"
              className={styles.more ?? ''}
              leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.4} aria-hidden />}
            >
              {t('More')}
            </Button>
          }
        >
          <div className={styles.rest}>
            {rest.map(([name, knob]) => (
              <KnobField key={name} knob={knob} value={own[name]} onTurn={(value) => desk.turn(name, value)} />
            ))}
          </div>
        </Flyout>
      )}
      <SteadyKnobs />
    </div>
  )
}
