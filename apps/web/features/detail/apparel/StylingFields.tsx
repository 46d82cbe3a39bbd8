import { Button } from '@mantine/core'
import { lockGarment, moveGarment, styleGarment } from '@toile/craft/designs/apparelChanges.ts'
import { setKnob } from '@toile/craft/designs/changes.ts'
import { movedTo } from '@toile/craft/designs/movedTo.ts'
import { stylings } from '@toile/craft/designs/styling/index.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import type { ChoiceKnob } from '@toile/craft/garments/knob.ts'
import { waysOf } from '@toile/craft/garments/ways/index.ts'
import { IconArrowDown, IconArrowUp, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { GarmentTabProps } from '../edit.ts'
import parts from './parts.module.css'

/** How a garment is worn: tucked, rolled, turned up, open, belted, over or under its neighbours, locked (requirement S4.01). */
export function StylingFields({ design, worn, edit }: GarmentTabProps) {
  const { t } = useTranslation()
  const type = typeOf(worn)
  const ways = Object.entries(type ? waysOf(type) : {})
  const added = stylings.filter(
    (styling) => 'adds' in styling && styling.fits(design).some(({ garment }) => garment === worn.id),
  )
  return (
    <Section title={t('Styling')}>
      {ways.map(([name, knob]) =>
        knob.kind === 'choice' ? <WayChoice key={name} name={name} knob={knob} {...{ design, worn, edit }} /> : null,
      )}
      <div className={styles.row}>
        {added.map(({ id, label }) => (
          <Button
            key={id}
            size="compact-sm"
            variant="default"
            onClick={() => edit(styleGarment, { id: worn.id, styling: id })}
          >
            {t(label)}
          </Button>
        ))}
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowUp size={16} stroke={1.5} />}
          disabled={!movedTo(design, worn.id, 'out')}
          onClick={() => edit(moveGarment, { id: worn.id, to: 'out' })}
        >
          {t('One layer out')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowDown size={16} stroke={1.5} />}
          disabled={!movedTo(design, worn.id, 'in')}
          onClick={() => edit(moveGarment, { id: worn.id, to: 'in' })}
        >
          {t('One layer in')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconLock size={16} stroke={1.5} />}
          onClick={() => edit(lockGarment, { id: worn.id, locked: true })}
        >
          {t('Lock')}
        </Button>
      </div>
    </Section>
  )
}

function WayChoice({ worn, edit, name, knob }: GarmentTabProps & { name: string; knob: ChoiceKnob }) {
  const { t } = useTranslation()
  const now = worn.knobs[name] ?? knob.normal
  return (
    <div>
      <p className={parts.knob}>{t(knob.label)}</p>
      <ul className={parts.ways} aria-label={t(knob.label)}>
        {knob.options.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === now}
              onClick={() => edit(setKnob, { id: worn.id, knob: name, value: id === knob.normal ? null : id })}
            >
              {t(label)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
