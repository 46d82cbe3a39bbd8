import { isOpen } from '@toile/contract/whenEnded.ts'
import { IconListCheck } from '@tabler/icons-react'
import { account, type UserDetail } from '@toile/contract/features/account.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTasks } from '../calls/tasks.ts'
import { refresh } from '../calls/useCall.ts'
import { CreditsChip } from './CreditsChip.tsx'
import { OnDemand } from './OnDemand.tsx'
import styles from './topBar.module.css'
import { lazyPart } from '../lazyPart.ts'

const TaskList = lazyPart('tasks', async () => (await import('./TaskList.tsx')).TaskList)

/** What only a signed-in person has in the bar: credits and running tasks. */
export function PersonTools({ person }: { person: UserDetail }) {
  const { t } = useTranslation()
  const open = useTasks().filter(isOpen)
  const running = open.length
  const orders = open.map(({ id }) => id).join(' ')
  const told = useRef(orders)
  useEffect(() => {
    // Credits are held when something is ordered, wherever it was ordered, and settled when it ends.
    if (told.current !== orders) void refresh(account.credits)
    told.current = orders
  }, [orders])
  return (
    <>
      <CreditsChip left={person.credits} />
      <OnDemand
        name={running > 0 ? t('{{count}} tasks are running', { count: running }) : t('Task list')}
        className={styles.icon}
        Menu={TaskList}
        face={
          <>
            <IconListCheck size={20} stroke={1.4} aria-hidden />
            {running > 0 && <span className={styles.badge}>{running}</span>}
          </>
        }
      />
    </>
  )
}
