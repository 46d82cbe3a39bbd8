import { Button, TextInput } from '@mantine/core'
import type { LibraryEntry } from '@toile/contract/features/library.ts'
import { limits } from '@toile/rules/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rename } from '../changes.ts'
import styles from './look.module.css'
import { Form } from '../../../shell/parts/Form.tsx'

/** The name of the picture, to be changed. */
export function LookName({ entry, onDone }: { entry: LibraryEntry; onDone: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState(entry.name)
  return (
    <Form
      className={styles.naming}
      onSubmit={() => {
        const wanted = name.trim()
        if (wanted && wanted !== entry.name) void rename(entry.id, wanted)
        onDone()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onDone()
      }}
    >
      <TextInput
        aria-label={t('Name')}
        autoFocus
        maxLength={limits.nameLength}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button type="submit">{t('Keep')}</Button>
    </Form>
  )
}
