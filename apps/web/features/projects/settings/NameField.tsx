import { TextInput } from '@mantine/core'
import { limits } from '@toile/rules/limits.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The name of the project; without one the last stays, and that is said (requirement S5.09). */
export function NameField({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const { t } = useTranslation()
  const [empty, setEmpty] = useState(false)
  return (
    <TextInput
      key={name}
      label={t('Name of the project')}
      required
      maxLength={limits.nameLength}
      defaultValue={name}
      error={empty ? t(refusals.projectNameNeeded.says) : null}
      onChange={({ currentTarget }) => setEmpty(currentTarget.value.trim() === '')}
      onBlur={({ currentTarget }) => {
        const wanted = currentTarget.value.trim()
        if (wanted && wanted !== name) onRename(wanted)
      }}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
    />
  )
}
