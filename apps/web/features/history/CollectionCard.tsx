import type { HistoryEntry } from '@toile/contract/features/history.ts'
import { useTranslation } from 'react-i18next'
import { counted } from './counted.ts'
import { Covers } from './Covers.tsx'
import styles from './history.module.css'
import { RenameField } from '../../shell/parts/RenameField.tsx'
import { useDays } from '../../shell/figures.ts'

interface CollectionCardProps {
  entry: HistoryEntry
  /** The month that begins with this card; empty where it goes on, null where the order is not that of time. */
  month: string | null
  chosen: boolean
  /** Whether Tab leads here. */
  reached: boolean
  naming: boolean
  onChoose: () => void
  onOpen: () => void
  onName: (name: string | null) => void
}

/** A collection: covers, name, counts and the day it was changed; a click shows it beside, a double click opens it. */
export function CollectionCard({
  entry,
  month,
  chosen,
  reached,
  naming,
  onChoose,
  onOpen,
  onName,
}: CollectionCardProps) {
  const { t } = useTranslation()
  const day = useDays()
  const { id, name, covers, counts, updatedAt } = entry
  return (
    <li className={styles.card} data-chosen={chosen || undefined}>
      {month !== null && (month ? <h2 className={styles.month}>{month}</h2> : <div className={styles.month} />)}
      <button
        type="button"
        data-card={id}
        tabIndex={reached ? 0 : -1}
        aria-current={chosen || undefined}
        aria-label={`${name}, ${counted(t, counts)}`}
        onClick={onChoose}
        onDoubleClick={onOpen}
      >
        <Covers covers={covers} />
        {!naming && <b title={name}>{name}</b>}
      </button>
      {naming && <RenameField className={styles.naming} name={name} onName={onName} />}
      <p>
        <span>{counted(t, counts)}</span>
        <time dateTime={updatedAt}>{day(updatedAt)}</time>
      </p>
    </li>
  )
}
