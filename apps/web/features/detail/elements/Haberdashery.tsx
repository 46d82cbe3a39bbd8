import { Select, TextInput } from '@mantine/core'
import { families } from '@toile/craft/notions/notionFamilies.ts'
import { notions } from '@toile/craft/notions/index.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/fields/parts/detail.module.css'
import { inPlace } from '../../../shared/fields/parts/inPlace.ts'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import type { Offered } from './offered.ts'
import { OfferedGrid } from './OfferedGrid.tsx'

interface HaberdasheryProps {
  full: boolean
  onLay: (offered: Offered) => void
}

/** The elements that the engine draws, found by word and kind. */
export function Haberdashery({ full, onLay }: HaberdasheryProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState('')
  const [family, setFamily] = useState<string | null>(null)
  const searched = wanted.trim().toLocaleLowerCase()
  const found = notions.flatMap((one): Offered[] => {
    const name = t(one.label)
    if (!name.toLocaleLowerCase().includes(searched) || (family && one.family !== family)) return []
    const colors = one.colors.map(({ normal }) => normal)
    return [{ id: one.id, name, source: { kind: 'notion', notion: one.id, colors } }]
  })
  return (
    <Section title={t('Haberdashery')}>
      <p className={styles.note}>{t('Click to lay an element on the garment, or drag it onto the picture.')}</p>
      <TextInput
        type="search"
        size="sm"
        aria-label={t('Search elements')}
        placeholder={t('Search elements')}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <Select
        comboboxProps={inPlace}
        size="sm"
        aria-label={t('Kind of element')}
        placeholder={t('All kinds')}
        clearable
        value={family}
        onChange={setFamily}
        data={families.map(({ id, label }) => ({ value: id, label: t(label) }))}
      />
      {found.length === 0 && <p className={styles.note}>{t('No element has that name.')}</p>}
      <OfferedGrid name={t('Haberdashery')} offered={found} full={full} onLay={onLay} />
    </Section>
  )
}
