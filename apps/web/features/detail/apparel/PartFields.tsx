import { Button } from '@mantine/core'
import { setKnob } from '@toile/craft/designs/changes.ts'
import type { AnyAccessory, AnyGarment } from '@toile/craft/garments/garment.ts'
import type { ChoiceKnob } from '@toile/craft/garments/knob.ts'
import { type CutPartId, cutParts, partKnobs } from '@toile/craft/garments/partKnobs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { GarmentTabProps } from '../edit.ts'
import { CutKnob } from './CutKnob.tsx'
import { PartFromLook } from './PartFromLook.tsx'
import parts from './parts.module.css'

interface PartFieldsProps extends GarmentTabProps {
  garment: AnyGarment | AnyAccessory
  projectId: string
}

let lastPart: CutPartId = 'collar'

/** The parts of a cut by themselves: each option as a small picture, numbers on their sliders, and the same part of another look (requirement S4.01). */
export function PartFields({ design, worn, edit, garment, projectId }: PartFieldsProps) {
  const { t } = useTranslation()
  const offered = cutParts.filter(({ id }) => Object.keys(partKnobs(garment.knobs, id)).length > 0)
  const [chosen, setChosen] = useState<CutPartId>(lastPart)
  const [taking, setTaking] = useState(false)
  const part = offered.find(({ id }) => id === chosen) ?? offered[0]
  if (!part || garment.slot === 'accessory') return null
  return (
    <Section
      title={t('Parts')}
      actions={
        <Button size="compact-sm" variant="default" aria-expanded={taking} onClick={() => setTaking(!taking)}>
          {t('Take it from another look')}
        </Button>
      }
    >
      <ul className={styles.garmentChips} aria-label={t('Parts')}>
        {offered.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === part.id}
              onClick={() => {
                lastPart = id
                setChosen(id)
              }}
            >
              {t(label)}
            </button>
          </li>
        ))}
      </ul>
      {taking && <PartFromLook {...{ design, worn, edit, garment, projectId, part }} />}
      <div className={styles.knobs}>
        {Object.entries(partKnobs(garment.knobs, part.id)).map(([name, knob]) =>
          knob.kind === 'choice' ? (
            <OptionPictures key={name} {...{ design, worn, edit }} name={name} knob={knob} part={part.id} />
          ) : (
            <CutKnob key={name} {...{ design, worn, edit, name, knob }} />
          ),
        )}
      </div>
    </Section>
  )
}

/** Where on the garment a part is looked at more closely: its upper or its lower end; elsewhere the whole garment is shown. */
const closer: Partial<Record<CutPartId, string>> = {
  collar: 'upper',
  neckline: 'upper',
  closure: 'upper',
  hem: 'lower',
}

interface OptionPicturesProps extends GarmentTabProps {
  name: string
  knob: ChoiceKnob
  part: CutPartId
}

function OptionPictures({ design, worn, edit, name, knob, part }: OptionPicturesProps) {
  const { t } = useTranslation()
  if (worn.cut.kind !== 'garment') return null
  const { garment } = worn.cut
  const near = closer[part]
  const [width, height] = near ? [152, 182] : [76, 91]
  return (
    <div>
      <p className={parts.knob}>{t(knob.label)}</p>
      <Choices
        name={t(knob.label)}
        width={4.5}
        current={String(worn.knobs[name] ?? knob.normal)}
        onChoose={(option) => edit(setKnob, { id: worn.id, knob: name, value: option === knob.normal ? null : option })}
        choices={knob.options.map(({ id, label }) => ({
          id,
          name: t(label),
          picture: (
            <span className={parts.option} data-near={near}>
              <Thumb
                className={parts.drawn}
                order={{
                  kind: 'garment',
                  garment,
                  knobs: { ...worn.knobs, [name]: id },
                  fabric: worn.fabric,
                  person: design.mannequin.person,
                  width,
                  height,
                }}
              />
            </span>
          ),
        }))}
      />
    </div>
  )
}
