import { useTranslation } from 'react-i18next'
import { Flyout } from '../../../shell/parts/Flyout.tsx'
import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { KnobField } from '../../../shared/fields/numbers/KnobField.tsx'
import { useKnown } from '../painting/usePainting.ts'
import { desk } from '../tools/desk.ts'
import { useDesk } from '../tools/useDesk.ts'
import styles from './bars.module.css'
import { BarKnob } from './BarKnob.tsx'

/** Knobs that lie in the bar; the others open beside them. */
const first = ['size', 'opacity', 'flow', 'hardness']

/** What can be turned at the tool in the hand. */
export function KnobBar({ title }: { title: string }) {
  const { t } = useTranslation()
  const { brushes } = useKnown()
  const { brush: id, knobs: turned, tool } = useDesk()
  const brush = brushes.find((one) => one.id === id)
  const paints = tool === 'brush' || tool === 'eraser'
  if (!brush || !paints)
    return (
      <div className={styles.knobs}>
        <h1>{title}</h1>
      </div>
    )
  const own = turned[id] ?? {}
  const shown = first.flatMap((name) => {
    const knob = brush.knobs[name]
    return knob?.kind === 'number' ? [[name, knob] as const] : []
  })
  const rest = Object.entries(brush.knobs).filter(([name]) => !first.includes(name))
  return (
    <div className={styles.knobs} role="group" aria-label={t(brush.label)}>
      <h1>{title}</h1>
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
    </div>
  )
}
