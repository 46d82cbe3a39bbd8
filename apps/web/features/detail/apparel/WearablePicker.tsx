import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { AnyAccessory, AnyGarment } from '@toile/craft/garments/garment.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { type Choice, Choices } from '../../../shared/fields/choices/Choices.tsx'
import styles from '../../../shared/fields/parts/detail.module.css'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { categoriesOf, isNamed } from './wardrobe.ts'

interface WearablePickerProps {
  /** What is chosen, already translated. */
  name: string
  /** In the order of preference: its first categories are offered first. */
  list: readonly (AnyGarment | AnyAccessory)[]
  /** The category that is open at first; otherwise the list's first. */
  first?: string | undefined
  /** Shown before the catalogue, in every category. */
  before?: readonly Choice[]
  current: string | null
  onChoose: (id: string) => void
}

/** Garments or accessories as drawn pictures, one category at a time, or all that are found by a name. */
export function WearablePicker({ name, list, first, before = [], current, onChoose }: WearablePickerProps) {
  const { t } = useTranslation()
  const offered = categoriesOf(list)
  const [chosen, setChosen] = useState(first ?? '')
  const [search, setSearch] = useState('')
  const category = offered.find(({ id }) => id === chosen) ?? offered[0]
  const sought = search.trim()
  const labelOf = new Map(offered.map(({ id, label }) => [id as string, t(label)]))
  const shown = list.filter((entry) =>
    sought ? isNamed([t(entry.label), labelOf.get(entry.category) ?? ''], sought) : entry.category === category?.id,
  )
  const drawn = sought ? before.filter((one) => isNamed([one.name], sought)) : before
  return (
    <>
      <TextInput
        size="sm"
        type="search"
        label={t('Search by name')}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        maxLength={60}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {offered.length > 1 && !sought && (
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
      {shown.length + drawn.length === 0 && (
        <p className={styles.note} role="status">
          {t('Nothing of that name.')}
        </p>
      )}
      <Choices
        name={name}
        width={4.5}
        current={current}
        onChoose={onChoose}
        choices={[
          ...drawn,
          ...shown.map(({ id, label }) => ({
            id,
            name: t(label),
            picture: <Thumb order={{ kind: 'garment', garment: id, width: 80, height: 96 }} />,
          })),
        ]}
      />
    </>
  )
}
