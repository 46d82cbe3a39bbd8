import { SegmentedControl, TextInput } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { FigureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import { figureDocument } from '@toile/craft/mannequins/ownFigure.ts'
import type { GivenTo } from '@toile/rules/changing/defineChange.ts'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../languages/numberOf.ts'
import { ageGroups, genders } from '../../../shared/open/boards/settingChoices.ts'
import { Range } from '../../../shared/fields/numbers/Range.tsx'
import type { setDraft } from './changes.ts'
import type { Draft } from './figureDraft.ts'
import styles from './figures.module.css'

interface FigureFieldsProps {
  draft: Draft
  name: string
  onName: (name: string) => void
  onChange: (wanted: GivenTo<typeof setDraft>, merge?: string) => void
}

const { gender: genderSchema, ageGroup: ageSchema } = figureDocument.present.shape

/** Who the mannequin is, and how it is stretched and sized (requirements S3.19, S5.17). */
export function FigureFields({ draft, name, onName, onChange }: FigureFieldsProps) {
  const { t } = useTranslation()
  const { proportion } = draft
  const stretch = (part: keyof FigureDocument['proportion']) => (value: number) =>
    onChange({ proportion: { ...proportion, [part]: value } }, part)
  const named = (list: readonly { id: string; label: string }[]) =>
    list.map(({ id, label }) => ({ value: id, label: t(label) }))
  return (
    <div className={styles.fields}>
      <TextInput
        label={t('Name')}
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => onName(currentTarget.value)}
      />
      <SegmentedControl
        fullWidth
        aria-label={t('Gender')}
        value={draft.gender}
        data={named(genders)}
        onChange={(value) => onChange({ gender: genderSchema.parse(value) })}
      />
      <SegmentedControl
        fullWidth
        aria-label={t('Age group')}
        value={draft.ageGroup}
        data={named(ageGroups)}
        onChange={(value) => onChange({ ageGroup: ageSchema.parse(value) })}
      />
      <Measure
        name={t('Length of the trunk')}
        least={0.8}
        most={1.25}
        value={proportion.torso}
        onChange={stretch('torso')}
      />
      <Measure
        name={t('Length of the legs')}
        least={0.8}
        most={1.4}
        value={proportion.legs}
        onChange={stretch('legs')}
      />
      <Measure
        name={t('Relative size')}
        least={0.7}
        most={1.3}
        value={draft.resize}
        onChange={(resize) => onChange({ resize }, 'resize')}
      />
    </div>
  )
}

interface MeasureProps {
  name: string
  least: number
  most: number
  value: number
  onChange: (value: number) => void
}

/** A share of the picture's own measure, in percent. */
function Measure({ name, value, ...range }: MeasureProps) {
  const says = percentOf(value)
  return (
    <div className={styles.measure}>
      <span>{name}</span>
      <output>{says}</output>
      <Range name={name} step={0.01} value={value} says={says} {...range} />
    </div>
  )
}
