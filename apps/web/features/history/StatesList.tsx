import { Button, TextInput } from '@mantine/core'
import { history, type ProjectState } from '@toile/contract/features/history.ts'
import { limits } from '@toile/rules/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall, useSend } from '../../shell/calls/useCall.ts'
import { counted } from './counted.ts'
import { stampOf } from './days.ts'
import styles from './history.module.css'
import { RenameField } from '../../shell/parts/RenameField.tsx'
import { nameOfState } from './stateNames.ts'
import { TryAgain } from '../../shell/parts/TryAgain.tsx'
import { Form } from '../../shell/parts/Form.tsx'

interface StatesListProps {
  projectId: string
  busy: boolean
  onCompare: (state: string) => void
  onRetrieve: (state: string) => void
}

/** The kept states of a collection as a line of time: each can be compared with now, retrieved and named (requirement S2.50). */
export function StatesList({ projectId, busy, onCompare, onRetrieve }: StatesListProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(history.listStates, { projectId }, { saidByScreen: true, fresh: 2_000 })
  const makesOld = [history.listStates]
  const keep = useSend(history.keepState, { makesOld })
  const rename = useSend(history.nameState, { makesOld })
  const [naming, setNaming] = useState<string | null>(null)
  const [name, setName] = useState('')
  return (
    <section className={styles.states} aria-label={t('Earlier states')}>
      <h3>{t('Earlier states')}</h3>
      <Form
        className={styles.keep}
        onSubmit={() => {
          if (!name.trim()) return
          keep.send({ projectId, name: name.trim() })
          setName('')
        }}
      >
        <TextInput
          aria-label={t('Name of this state')}
          placeholder={t('Name of this state')}
          maxLength={limits.nameLength}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={keep.busy} disabled={!name.trim()}>
          {t('Keep how it is now')}
        </Button>
      </Form>
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      {data?.length === 0 && (
        <p className={styles.quiet}>
          {t('States are saved automatically: before a clearing, at a generation, and when you leave your work.')}
        </p>
      )}
      <ol className={styles.line} aria-busy={!data && !error}>
        {data?.map((state) => (
          <li key={state.id}>
            <StateHead
              state={state}
              naming={naming === state.id}
              onNaming={() => setNaming(state.id)}
              onName={(wanted) => {
                setNaming(null)
                if (wanted) rename.send({ id: state.id, name: wanted })
              }}
            />
            <div className={styles.stateActions}>
              <Button size="compact-sm" variant="default" onClick={() => onCompare(state.id)}>
                {t('Compare with now')}
              </Button>
              <Button size="compact-sm" variant="default" disabled={busy} onClick={() => onRetrieve(state.id)}>
                {t('Retrieve')}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface StateHeadProps {
  state: ProjectState
  naming: boolean
  onNaming: () => void
  onName: (name: string | null) => void
}

function StateHead({ state, naming, onNaming, onName }: StateHeadProps) {
  const { t } = useTranslation()
  const said = nameOfState(t, state)
  return (
    <div className={styles.stateHead}>
      <div>
        {naming ? (
          <RenameField className={styles.naming} name={state.name} onName={onName} />
        ) : (
          <button
            type="button"
            className={styles.stateName}
            aria-label={t('{{name}}, rename', { name: said })}
            onClick={onNaming}
          >
            {said}
          </button>
        )}
        <time dateTime={state.createdAt}>{stampOf(state.createdAt)}</time>
        <small>{counted(t, state.counts)}</small>
      </div>
      <span className={styles.stateCovers}>
        {state.covers.map((url) => (
          <img key={url} src={url} alt="" loading="lazy" decoding="async" />
        ))}
      </span>
    </div>
  )
}
