import { Button } from '@mantine/core'
import { lockGarment } from '@toile/craft/designs/apparelChanges.ts'
import { setKnob, shuffleFolds } from '@toile/craft/designs/changes.ts'
import { typeOf } from '@toile/craft/designs/typeOf.ts'
import { partKnobs } from '@toile/craft/garments/partKnobs.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { GarmentTabProps } from '../edit.ts'
import { CutKnob } from './CutKnob.tsx'
import { CutPicker } from './CutPicker.tsx'
import { FabricPicker } from './FabricPicker.tsx'
import { PartFields } from './PartFields.tsx'
import { StylingFields } from './StylingFields.tsx'
import { TracedFields } from './TracedFields.tsx'

/** The cut of a garment: its knobs, its parts, how it is worn, its fabric, and other cuts in its place (requirements S2.53, S4.01). */
export function ApparelTab(props: GarmentTabProps & { project: Project; projectId: string }) {
  const { design, worn, edit } = props
  const { t } = useTranslation()
  const [swapping, setSwapping] = useState(false)
  const garment = typeOf(worn)
  const turned = Object.keys(worn.knobs).length > 0
  const reset = () => {
    for (const knob of Object.keys(worn.knobs)) edit(setKnob, { id: worn.id, knob, value: null }, `all ${worn.id}`)
  }
  if (worn.locked)
    return (
      <Section
        title={t('Locked')}
        actions={
          <Button size="compact-sm" variant="default" onClick={() => edit(lockGarment, { id: worn.id, locked: false })}>
            {t('Unlock')}
          </Button>
        }
      >
        <p className={styles.note}>{t('This garment stays as it is until it is unlocked.')}</p>
      </Section>
    )
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
            {Object.entries(partKnobs(garment.knobs, null)).map(([name, knob]) => (
              <CutKnob key={name} {...{ design, worn, edit, name, knob }} />
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
      {garment && <PartFields {...props} garment={garment} />}
      {worn.cut.kind === 'traced' && <TracedFields {...props} traced={worn.cut.traced} />}
      <StylingFields {...props} />
      <Section title={t('Fabric')}>
        <FabricPicker {...props} />
      </Section>
    </>
  )
}
