import { Button } from '@mantine/core'
import type { DesignEntry } from '@toile/contract/features/designs.ts'
import type { Task } from '@toile/contract/tasks.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { actions } from '../../shell/actions/action.ts'
import { stepIn } from './gridSteps.ts'
import { LookCard } from './LookCard.tsx'
import styles from './looks.module.css'
import type { Show } from '../../shared/open/looks/place.ts'
import { useMoves } from '../../shared/open/looks/useMoves.ts'
import type { Reserved } from './rememberOrder.ts'
import { FailedCard, ReservedCard } from './WaitingCards.tsx'

interface LooksGridProps {
  looks: readonly DesignEntry[]
  show: Show
  orders: { reserved: readonly Reserved[]; failed: readonly Task[] }
  density: number
  selected: string | null
  loading: boolean
  /** Why the looks could not be read. */
  trouble: string | null
  onRetry: () => void
  onSelect: (id: string) => void
  /** Has a look fill the screen. */
  onWork: (id: string) => void
  onDismiss: (taskId: string) => void
}

const empty: Record<Show, { label: string }> = {
  all: {
    label: 'Put pictures and colours on the boards, choose who wears them, and press Generate: your looks appear here.',
  },
  liked: { label: 'Looks you like with the heart, or with the key L, are gathered here and in your library.' },
  compare: { label: 'Looks appear here once they are generated.' },
  deleted: { label: 'Looks you delete wait here, and can be restored.' },
}

/** Looks and the places kept for others, each where it belongs: nothing moves when a look arrives. */
const cellsOf = (looks: readonly DesignEntry[], reserved: readonly Reserved[]) =>
  [...looks, ...reserved].sort((a, b) => a.position - b.position)

const lookOf = (target: EventTarget | null) =>
  target instanceof HTMLElement ? (target.closest<HTMLElement>('[data-look]')?.dataset['look'] ?? null) : null

/** The cards of the looks: arrows move among them, Space shows one beside the others, Enter has it fill the screen, L likes, Delete deletes (look.md C14). */
export function LooksGrid(props: LooksGridProps) {
  const { looks, show, orders, density, selected, loading, trouble, onRetry, onSelect, onWork, onDismiss } = props
  const { t } = useTranslation()
  const moves = useMoves()
  const list = useRef<HTMLUListElement>(null)
  const meant = () => looks.find(({ id }) => id === (lookOf(document.activeElement) ?? selected))
  const like = useEffectEvent(() => {
    const entry = meant()
    if (entry && entry.state !== 'deleted') moves.toggleLike(entry)
  })
  const remove = useEffectEvent(() => {
    const entry = meant()
    if (entry && entry.state !== 'deleted') void moves.remove(entry)
  })
  useEffect(
    () =>
      actions.add([
        { id: 'like', label: 'Like or unlike the look', group: 'Looks', keys: 'l', run: () => like() },
        { id: 'delete-look', label: 'Delete the look', group: 'Looks', keys: 'Delete', run: () => remove() },
      ]),
    [],
  )
  const press = (event: KeyboardEvent) => {
    const focused = lookOf(event.target)
    if (!focused || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && show !== 'deleted') {
      event.preventDefault()
      onWork(focused)
      return
    }
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-look]') ?? [])]
    const next = stepIn(
      event.key,
      cards.findIndex((card) => card === event.target),
      cards.map((card) => card.getBoundingClientRect()),
    )
    if (next === null) return
    event.preventDefault()
    cards[next]?.focus()
  }
  if (trouble)
    return (
      <div className={styles.empty} role="alert">
        <p>{trouble}</p>
        <Button variant="default" onClick={onRetry}>
          {t('Try again')}
        </Button>
      </div>
    )
  if (!loading && looks.length === 0 && orders.reserved.length === 0 && orders.failed.length === 0)
    return <p className={styles.empty}>{t(empty[show].label)}</p>
  return (
    <ul
      ref={list}
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${density}rem, calc(50% - 7px)), 1fr))` }}
      aria-label={t('Looks')}
      aria-busy={loading}
      onKeyDown={press}
    >
      {loading &&
        Array.from({ length: 8 }, (_, i) => (
          <li key={i} className={styles.card} aria-hidden>
            <div className={styles.frame} />
            <div className={styles.line} />
          </li>
        ))}
      {cellsOf(looks, orders.reserved).map((cell) =>
        'task' in cell ? (
          <ReservedCard key={`${cell.task.id} ${cell.position}`} reserved={cell} />
        ) : (
          <LookCard
            key={cell.id}
            entry={cell}
            selected={cell.id === selected}
            onSelect={() => onSelect(cell.id)}
            onWork={() => show !== 'deleted' && onWork(cell.id)}
          />
        ),
      )}
      {orders.failed.map((task) => (
        <FailedCard key={task.id} task={task} onDismiss={() => onDismiss(task.id)} />
      ))}
    </ul>
  )
}
