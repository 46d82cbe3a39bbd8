import { Button } from '@mantine/core'
import { setKnob, shuffleFolds } from '@toile/craft/designs/changes.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { waysOf } from '@toile/craft/garments/ways/index.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { GarmentTabProps } from '../edit.ts'
import { CutPicker } from './CutPicker.tsx'
import { FabricPicker } from './FabricPicker.tsx'
import { KnobField } from '../../../shared/fields/numbers/KnobField.tsx'

/** The cut of a garment: its knobs, its fabric, and other cuts in its place (requirements S2.53, S4.01). */
export function ApparelTab(props: GarmentTabProps & { project: Project }) {
  const { worn, edit } = props
  const { t } = useTranslation()
  const [swapping, setSwapping] = useState(false)
  const garment = worn.cut.kind === 'garment' ? findWearable(worn.cut.garment) : undefined
  const turned = Object.keys(worn.knobs).length > 0
  const reset = () => {
    for (const knob of Object.keys(worn.knobs)) edit(setKnob, { id: worn.id, knob, value: null }, `all ${worn.id}`)
  }
  return (
    <>
      <Section
        title={t('Cut')}
        actions={
          <Button size="compact-sm" variant="default" aria-expanded={swapping} onClick={() => setSwapping(!swapping)}>
            {t('Change the cut')}
          </Button>
        }
      >
        {swapping && <CutPicker {...props} />}
        {garment ? (
          <div className={styles.knobs}>
            {Object.entries({ ...garment.knobs, ...waysOf(garment) }).map(([name, knob]) => (
              <KnobField
                key={name}
                knob={knob}
                value={worn.knobs[name]}
                onTurn={(value) => edit(setKnob, { id: worn.id, knob: name, value }, `${worn.id} ${name}`)}
              />
            ))}
          </div>
        ) : (
          <p className={styles.note}>{t('A traced sketch keeps its own cut; its lines stay as you drew them.')}</p>
        )}
        <div className={styles.row}>
          <Button size="compact-sm" variant="subtle" disabled={!turned} onClick={reset}>
            {t('Reset the cut')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => edit(shuffleFolds, { id: worn.id, seed: (worn.seed * 31 + 7) % 65_536 })}
          >
            {t('New folds')}
          </Button>
        </div>
      </Section>
      <Section title={t('Fabric')}>
        <FabricPicker {...props} />
      </Section>
    </>
  )
}
