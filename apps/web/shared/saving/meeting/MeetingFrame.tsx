import { Button, Group, Loader } from '@mantine/core'
import type { Choices, Side } from '@toile/rules/merging/conflict.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import { sayRefusal } from '../../../shell/calls/queries.ts'
import type { Decision } from '../meetings.ts'
import styles from './meeting.module.css'

const wholes: readonly { id: Side; label: string }[] = [
  { id: 'both', label: 'Both' },
  { id: 'mine', label: 'Only this window' },
  { id: 'theirs', label: 'Only the other window' },
]

interface MeetingFrameProps {
  /** Already translated. */
  title: string
  settle: (decision: Decision) => Promise<void>
  onLater: () => void
  /** What was answered where both cannot hold. */
  choices: Choices
  /** A picture of what would be kept. */
  face?: (side: Side) => ReactNode
  /** What each window changed, and the questions; those are left out where one side is taken whole. */
  children: (asks: boolean) => ReactNode
}

/** Two versions that met: what to keep, what differs, and the way on. */
export function MeetingFrame({ title, settle, onLater, choices, face, children }: MeetingFrameProps) {
  const { t } = useTranslation()
  const [side, setSide] = useState<Side>('both')
  const [busy, setBusy] = useState(false)
  const decide = async () => {
    if (busy) return
    setBusy(true)
    await settle(side === 'both' ? { choices } : { whole: side }).catch(sayRefusal)
    setBusy(false)
  }
  return (
    <Dialog title={title} onClose={onLater} size="large">
      <p className={styles.says}>
        {t('Nothing is lost: what both changed is kept together, and you decide where that cannot be.')}
      </p>
      <fieldset className={styles.conflict} data-wholes>
        <legend>{t('What to keep')}</legend>
        {wholes.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="whole" checked={side === id} onChange={() => setSide(id)} />
            <b>{t(label)}</b>
            {face && <span>{face(id)}</span>}
          </label>
        ))}
      </fieldset>
      {children(side === 'both')}
      <Group className={styles.foot ?? ''} justify="flex-end" gap="xs">
        <span role="status">{busy && t('Saving …')}</span>
        <Button variant="default" onClick={onLater}>
          {t('Later')}
        </Button>
        <Button
          data-autofocus
          aria-disabled={busy}
          leftSection={busy && <Loader size={14} color="currentColor" />}
          onClick={() => void decide()}
        >
          {side === 'both' ? t('Merge and save') : t('Keep and save')}
        </Button>
      </Group>
    </Dialog>
  )
}
