import { Button, TextInput } from '@mantine/core'
import { versions } from '@toile/contract/features/versions.ts'
import { limits } from '@toile/rules/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../shell/calls/useCall.ts'
import { Form } from '../../../shell/parts/Form.tsx'
import type { OpenLook } from '../../../shared/open/looks/openLooks.ts'
import styles from './versions.module.css'

/** Keeps how a look is now under a name; what is unsaved goes to the server first. */
export function KeepVersion({ look, onKept }: { look: OpenLook; onKept: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const keep = useSend(versions.keepVersion, {
    onDone: () => {
      setName('')
      onKept()
    },
  })
  const wanted = name.trim()
  return (
    <Form
      className={styles.keep}
      onSubmit={() => {
        if (wanted) void look.saver.flush().then(() => keep.send({ id: look.id, name: wanted }))
      }}
    >
      <TextInput
        aria-label={t('Name of this version')}
        placeholder={t('Name of this version')}
        maxLength={limits.nameLength}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={keep.busy} disabled={!wanted}>
        {t('Save version')}
      </Button>
    </Form>
  )
}
