import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './account.module.css'
import { Form } from '../../shell/parts/Form.tsx'

interface AccountFormProps {
  /** What the server said against it, already in the person's language. */
  refusal: string | null
  busy: boolean
  submit: string
  onSubmit: () => void
  children: ReactNode
}

/** A form of one column: fields, the refusal beside the button, the button. */
export function AccountForm({ refusal, busy, submit, onSubmit, children }: AccountFormProps) {
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      {children}
      <div role="alert" className={styles.refusal}>
        {refusal}
      </div>
      <Button type="submit" size="md" loading={busy} fullWidth>
        {submit}
      </Button>
    </Form>
  )
}
