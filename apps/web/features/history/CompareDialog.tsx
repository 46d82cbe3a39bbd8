import { Select } from '@mantine/core'
import { type Comparison, history } from '@toile/contract/features/history.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shell/parts/Dialog.tsx'
import { useCall } from '../../shell/calls/useCall.ts'
import { BoardDifferences } from './BoardDifferences.tsx'
import styles from './compare.module.css'
import { stampOf } from './days.ts'
import { LookDifferences } from './LookDifferences.tsx'
import { LookSlider } from './LookSlider.tsx'
import { SettingDifferences } from './SettingDifferences.tsx'
import { nameOfState } from './stateNames.ts'
import { keyOf, type Thing } from './thing.ts'
import type { HistoryMoves } from './useHistoryMoves.ts'
import { MainButton } from '../../shell/parts/MainButton.tsx'

interface CompareDialogProps {
  projectId: string
  before: string
  /** Null for how it is now. */
  after: string | null
  moves: HistoryMoves
  onChange: (before: string, after: string | null) => void
  onClose: () => void
}

const sidesOf = ({ before, after }: Comparison, id: string) => ({
  before: before.looks.find((look) => look.id === id)?.full ?? null,
  after: after.looks.find((look) => look.id === id)?.full ?? null,
})

/** Two states of a collection side by side: what differs in words and pictures, and single things to bring back (requirement S2.50). */
export function CompareDialog({ projectId, before, after, moves, onChange, onClose }: CompareDialogProps) {
  const { t } = useTranslation()
  const states = useCall(history.listStates, { projectId })
  const { data, error } = useCall(history.compareStates, { projectId, before, after }, { saidByScreen: true, fresh: 0 })
  const [chosen, setChosen] = useState<readonly Thing[]>([])
  const [look, setLook] = useState<string | null>(null)
  const looks = data?.differences.looks ?? []
  const shown = (looks.find(({ id }) => id === look) ?? looks[0])?.id
  const keys = new Set(chosen.map(keyOf))
  const toggle = (thing: Thing) =>
    setChosen(keys.has(keyOf(thing)) ? chosen.filter((one) => keyOf(one) !== keyOf(thing)) : [...chosen, thing])
  const choice = (states.data ?? []).map((state) => ({
    value: state.id,
    label: `${nameOfState(t, state)} · ${stampOf(state.createdAt)}`,
  }))
  const same =
    data && data.differences.boards.length + data.differences.settings.length + data.differences.looks.length === 0
  return (
    <Dialog title={t('Compare two states')} onClose={onClose} size="wide">
      <div className={styles.pickers}>
        <Select
          label={t('Before')}
          data={choice}
          value={before}
          allowDeselect={false}
          onChange={(value) => value && onChange(value, after)}
        />
        <Select
          label={t('After')}
          data={[{ value: 'now', label: t('Now') }, ...choice]}
          value={after ?? 'now'}
          allowDeselect={false}
          onChange={(value) => onChange(before, value === 'now' ? null : value)}
        />
      </div>
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <div className={styles.waiting} aria-hidden />}
      {same && <p className={styles.same}>{t('Nothing differs between these two.')}</p>}
      {data && !same && (
        <div className={styles.differences}>
          {shown && <LookSlider key={shown} {...sidesOf(data, shown)} />}
          <div className={styles.lists}>
            <LookDifferences data={data} shown={shown} onShow={setLook} keys={keys} onToggle={toggle} />
            <BoardDifferences data={data} keys={keys} onToggle={toggle} />
            <SettingDifferences data={data} keys={keys} onToggle={toggle} />
          </div>
        </div>
      )}
      <div className={styles.foot}>
        <span role="status">{t('{{count}} things chosen', { count: chosen.length })}</span>
        <MainButton
          lacks={chosen.length === 0 ? t('Choose what is to come back.') : null}
          loading={moves.busy}
          onClick={() => void moves.bringBack(projectId, before, [...chosen]).then(() => setChosen([]))}
        >
          {t('Restore what is chosen')}
        </MainButton>
      </div>
    </Dialog>
  )
}
