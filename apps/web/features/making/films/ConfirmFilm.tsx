import { Button, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActions } from '../../../shell/actions/useActions.ts'
import { onLeave } from '../../../shell/calls/onLeave.ts'
import { Dialog } from '../../../shell/parts/Dialog.tsx'
import styles from './films.module.css'

const key = 'toile-film-agreed'
onLeave(() => localStorage.removeItem(key))

/** Whether it is still asked before a film is ordered. */
export const asksFirst = (): boolean => localStorage.getItem(key) === null

interface ConfirmFilmProps {
  minutes: number
  /** What the button says that orders it, with its price, already translated. */
  orders: string
  onStay: () => void
  onOrder: () => void
}

/** Says before a film is paid how long it takes, and that nobody has to wait for it (requirement S8.04). */
export function ConfirmFilm({ minutes, orders, onStay, onOrder }: ConfirmFilmProps) {
  const { t } = useTranslation()
  const [agreed, setAgreed] = useState(false)
  const order = () => {
    if (agreed) localStorage.setItem(key, 'yes')
    onOrder()
  }
  const [acts] = useState(() => [
    { id: 'confirmFilm', label: 'Make the film', group: 'Product video', keys: 'mod+enter', run: () => onOrder() },
  ])
  useActions(acts)
  return (
    <Dialog title={t('Make the film')} size="small" onClose={onStay}>
      <div className={styles.confirm}>
        <p>{t('It takes about {{number}} minutes at most.', { number: minutes })}</p>
        <p>{t('You can go on working or leave; it is told when it is there.')}</p>
        <Checkbox
          label={t('Do not ask again on this machine')}
          checked={agreed}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
        <div>
          <Button variant="default" onClick={onStay}>
            {t('Back')}
          </Button>
          <Button data-autofocus onClick={order}>
            {orders}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
