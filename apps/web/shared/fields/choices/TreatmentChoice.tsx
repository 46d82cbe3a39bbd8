import { Select } from '@mantine/core'
import { type Treatment, treatments } from '@toile/craft/prints/derivedSource.ts'
import { useTranslation } from 'react-i18next'
import { inPlace } from '../parts/inPlace.ts'

/** How a picture becomes cloth, chosen from the list of treatments (requirement S9.04). */
export function TreatmentChoice({ value, onChange }: { value: Treatment; onChange: (treatment: Treatment) => void }) {
  const { t } = useTranslation()
  return (
    <Select
      comboboxProps={inPlace}
      size="sm"
      label={t('Treatment')}
      allowDeselect={false}
      value={value}
      data={treatments.map(({ id, label }) => ({ value: id, label: t(label) }))}
      onChange={(chosen) => {
        const found = treatments.find(({ id }) => id === chosen)
        if (found) onChange(found.id)
      }}
    />
  )
}
