import type { HistoryEntry } from '@toile/contract/features/history.ts'
import { sureFirst } from '@toile/geometry'
import { languageOf } from '@toile/rules/languages/index.ts'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { tagOf } from '../../languages/index.ts'
import { CollectionCard } from './CollectionCard.tsx'
import styles from './history.module.css'
import { layCards, rowOf, stepTo } from './rows.ts'
import type { HistoryView } from './view.ts'

interface CollectionGridProps {
  entries: readonly HistoryEntry[]
  sort: HistoryView['sort']
  chosen: string | undefined
  scroller: RefObject<HTMLDivElement | null>
  naming: string | null
  onNaming: (id: string | null) => void
  onChoose: (id: string) => void
  onOpen: (id: string) => void
  onRemove: (entry: HistoryEntry) => void
  onName: (entry: HistoryEntry, name: string) => void
  /** The last row came into sight. */
  onEnd: () => void
}

/** Least width of a card in rem. */
const cardWidth = 20.5
const gap = 20

function columnsIn(width: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.max(1, Math.floor((width + gap) / (cardWidth * rem + gap)))
}

/** The collections as cards under their months; only rows in sight are there. Arrows move, Enter opens, F2 renames, Delete deletes. */
export function CollectionGrid(props: CollectionGridProps) {
  const { entries, sort, chosen, scroller, naming, onNaming, onChoose, onOpen, onRemove, onName, onEnd } = props
  const { t, i18n } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const wanted = useRef<string | null>(null)
  const [columns, setColumns] = useState(3)
  const [above, setAbove] = useState(0)
  const rows = useMemo(() => layCards(entries, columns, sort), [entries, columns, sort])
  const reached = chosen && rowOf(rows, chosen) >= 0 ? chosen : entries[0]?.id
  const monthName = new Intl.DateTimeFormat(tagOf(languageOf(i18n.language)), { month: 'long', year: 'numeric' })

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      setColumns(columnsIn(element.clientWidth))
      setAbove(element.offsetTop)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    if (element.parentElement) watch.observe(element.parentElement)
    return () => watch.disconnect()
  }, [])

  useEffect(() => {
    if (!wanted.current) return
    const card = box.current?.querySelector<HTMLElement>(`[data-card="${wanted.current}"]`)
    if (!card) return
    wanted.current = null
    card.focus({ preventScroll: true })
  })

  function press(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset['card']) return
    const entry = entries.find(({ id }) => id === (event.target as HTMLElement).dataset['card'])
    if (!entry) return
    if (/^(Arrow|Home$|End$)/.test(event.key)) {
      const next = stepTo(rows, entry.id, event.key)
      event.preventDefault()
      if (!next) return
      wanted.current = next
      list.current?.scrollToIndex(rowOf(rows, next), { align: 'nearest', offset: event.key === 'ArrowUp' ? -60 : 0 })
      onChoose(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onOpen(entry.id)
    } else if (event.key === 'F2' && entry.deletedAt === null) {
      event.preventDefault()
      onNaming(entry.id)
    } else if (event.key === 'Delete' && entry.deletedAt === null) {
      event.preventDefault()
      onRemove(entry)
    }
  }

  return (
    <div ref={box} className={styles.grid} onKeyDown={press}>
      <Virtualizer
        ref={list}
        scrollRef={scroller}
        startMargin={above}
        onScroll={() => {
          const end =
            list.current?.findItemIndex((list.current.scrollOffset ?? 0) + (list.current.viewportSize ?? 0)) ?? 0
          if (end >= rows.length - 3) onEnd()
        }}
      >
        {rows.map((row) => (
          <ul
            key={sureFirst(row).entry.id}
            className={styles.row}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            aria-label={t('Collections')}
          >
            {row.map(({ entry, month }) => (
              <CollectionCard
                key={entry.id}
                entry={entry}
                month={sort === 'name' ? null : month ? monthName.format(new Date(`${month}-15T12:00:00`)) : ''}
                chosen={entry.id === chosen}
                reached={entry.id === reached}
                naming={entry.id === naming}
                onChoose={() => onChoose(entry.id)}
                onOpen={() => onOpen(entry.id)}
                onName={(name) => {
                  onNaming(null)
                  wanted.current = entry.id
                  if (name) onName(entry, name)
                }}
              />
            ))}
          </ul>
        ))}
      </Virtualizer>
    </div>
  )
}
