import { NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { ordinaryPrint } from '@toile/craft/prints/changes.ts'
import { printFamilies } from '@toile/craft/prints/families.ts'
import { findPrint, prints } from '@toile/craft/prints/index.ts'
import type { Print } from '@toile/craft/prints/print.ts'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../../../shared/drawing/Thumb.tsx'
import { Section } from '../../../shared/fields/parts/Section.tsx'
import { Choices } from '../../../shared/fields/choices/Choices.tsx'
import styles from './printStudio.module.css'

type Family = Print['family'] | 'all'
const side = 88

interface PrintCatalogueProps {
  /** The construction on the desk, if it is one. */
  current: string | null
  onChoose: (print: Print) => void
}

/** The constructions by family, to begin from; search goes through all of them (requirement S2.52). */
export function PrintCatalogue({ current, onChoose }: PrintCatalogueProps) {
  const { t } = useTranslation()
  const [family, setFamily] = useState<Family>(() => findPrint(current ?? '')?.family ?? 'floral')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim().toLocaleLowerCase())
  const matches = ({ label, id, answers }: Print) =>
    [t(label), id, ...Object.keys(answers)].some((word) => word.toLocaleLowerCase().includes(wanted))
  const shown = printFamilies
    .filter(({ id }) => wanted !== '' || family === 'all' || id === family)
    .map(({ id, label }) => ({ label, found: prints.filter((print) => print.family === id && matches(print)) }))
    .filter(({ found }) => found.length > 0)
  return (
    <>
      <div className={styles.search}>
        <TextInput
          type="search"
          aria-label={t('Search prints')}
          placeholder={t('Search prints')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('Family of prints')}
          disabled={wanted !== ''}
          value={family}
          data={[
            { value: 'all', label: t('All families') },
            ...printFamilies.map(({ id, label }) => ({ value: id, label: t(label) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            setFamily(printFamilies.find(({ id }) => id === value)?.id ?? 'all')
          }
        />
      </div>
      {shown.length === 0 && <p className={styles.note}>{t('No print is called that. Try a shorter word.')}</p>}
      <div className={styles.shelf}>
        {shown.map(({ label, found }) => (
          <Section key={label} title={t(label)}>
            <Choices
              name={t(label)}
              width={5.5}
              current={current}
              onChoose={(id) => {
                const print = findPrint(id)
                if (print) onChoose(print)
              }}
              choices={found.map((print) => ({
                id: print.id,
                name: t(print.label),
                picture: <Sample print={print} />,
              }))}
            />
          </Section>
        ))}
      </div>
    </>
  )
}

function Sample({ print }: { print: Print }) {
  const { source, repeat, width } = ordinaryPrint(print)
  if (source.kind !== 'construction') return null
  const across = Math.max(40, width * 1.2)
  return <Thumb order={{ kind: 'print', source, repeat, across, tileWidth: width, width: side, height: side }} />
}
