import { Button, Group } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import type { Side } from '@toile/fashion/projects/merge/conflict.ts'
import { mergeProjects } from '@toile/fashion/projects/merge/mergeProjects.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../shell/parts/Dialog.tsx'
import type { Meeting } from '../meetings.ts'
import { ChangesColumn } from './ChangesColumn.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import { ItemFace } from './ItemFace.tsx'
import styles from './meeting.module.css'

const wholes: readonly { id: Side; label: string }[] = [
  { id: 'both', label: 'Both' },
  { id: 'mine', label: 'Only this window' },
  { id: 'theirs', label: 'Only the other window' },
]

/** Two windows changed one project: what each changed, whose change holds where both cannot, and what finds no room. */
export function MeetingDialog({ meeting, onLater }: { meeting: Meeting; onLater: () => void }) {
  const { t } = useTranslation()
  const [side, setSide] = useState<Side>('both')
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const { base, theirs } = meeting
  const mine = meeting.mine()
  const { conflicts, left } = mergeProjects(base, mine, theirs, choices)
  return (
    <Dialog title={t('Two windows changed this project')} onClose={onLater} size="large">
      <p className={styles.says}>
        {t('Nothing is lost: what both changed is kept together, and you decide where that cannot be.')}
      </p>
      <fieldset className={styles.conflict} data-wholes>
        <legend>{t('What to keep')}</legend>
        {wholes.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="whole" checked={side === id} onChange={() => setSide(id)} />
            <b>{t(label)}</b>
          </label>
        ))}
      </fieldset>
      <div className={styles.sides}>
        <ChangesColumn name={t('This window')} base={base} side={mine} />
        <ChangesColumn name={t('The other window')} base={base} side={theirs} />
      </div>
      {side === 'both' && conflicts.length > 0 && (
        <section className={styles.asks}>
          <h3>{t('Changed in both')}</h3>
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.key}
              conflict={conflict}
              mine={mine}
              theirs={theirs}
              onChoose={(chosen) => setChoices(new Map([...choices, [conflict.key, chosen]]))}
            />
          ))}
        </section>
      )}
      {side === 'both' && left.length > 0 && (
        <section className={styles.asks} role="status">
          <h3>{t('No room on the board for these; they stay in your uploads')}</h3>
          <span className={styles.faces}>
            {left.map(({ list, id }) => (
              <ItemFace key={`${list} ${id}`} project={mine} list={list} id={id} />
            ))}
          </span>
        </section>
      )}
      <Group className={styles.foot ?? ''} justify="flex-end" gap="xs">
        <Button variant="default" onClick={onLater}>
          {t('Later')}
        </Button>
        <Button data-autofocus onClick={() => meeting.settle(side === 'both' ? { choices } : { whole: side })}>
          {side === 'both' ? t('Merge and save') : t('Keep and save')}
        </Button>
      </Group>
    </Dialog>
  )
}
