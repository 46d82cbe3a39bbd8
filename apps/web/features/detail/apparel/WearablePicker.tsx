import { Select } from '@mantine/core'
import type { AnyAccessory, AnyGarment } from '@toile/craft/garments/garment.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { type Choice, Choices } from '../../../shared/fields/choices/Choices.tsx'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { categoriesOf } from './wardrobe.ts'

interface WearablePickerProps {
  /** What is chosen, already translated. */
  name: string
  list: readonly (AnyGarment | AnyAccessory)[]
  /** The category that is open at first; otherwise the list's first. */
  first?: string | undefined
  /** Shown before the catalogue, in every category. */
  before?: readonly Choice[]
  current: string | null
  onChoose: (id: string) => void
}

/** Garments or accessories as drawn pictures, one category at a time. */
export function WearablePicker({ name, list, first, before = [], current, onChoose }: WearablePickerProps) {
  const { t } = useTranslation()
  const offered = categoriesOf(list)
  const [chosen, setChosen] = useState(first ?? '')
  const category = offered.find(({ id }) => id === chosen) ?? offered[0]
  return (
    <>
      {offered.length > 1 && (
        <Select
          size="sm"
          comboboxProps={inPlace}
          label={t('Category')}
          allowDeselect={false}
          value={category?.id ?? null}
          onChange={(id) => id && setChosen(id)}
          data={offered.map(({ id, label }) => ({ value: id, label: t(label) }))}
        />
      )}
      <Choices
        name={name}
        width={4.5}
        current={current}
        onChoose={onChoose}
        choices={[
          ...before,
          ...list
            .filter((entry) => entry.category === category?.id)
            .map(({ id, label }) => ({
              id,
              name: t(label),
              picture: <Thumb order={{ kind: 'garment', garment: id, width: 80, height: 96 }} />,
            })),
        ]}
      />
    </>
  )
}
