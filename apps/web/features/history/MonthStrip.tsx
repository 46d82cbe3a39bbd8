import { languageOf } from '@toile/rules/languages/index.ts'
import { useTranslation } from 'react-i18next'
import { tagOf } from '../../languages/index.ts'
import { daysOfMonth } from './days.ts'
import styles from './history.module.css'
import type { HistoryView } from './view.ts'

interface MonthStripProps {
  months: readonly { month: string; count: number }[]
  view: HistoryView
  show: (view: HistoryView) => void
}

const following = (month: string): string => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Every month from the first to the last, those without collections too, at most five years of them. */
function allMonths(months: MonthStripProps['months']): { month: string; count: number }[] {
  const counts = new Map(months.map(({ month, count }) => [month, count]))
  const sorted = [...counts.keys()].sort()
  const last = sorted.at(-1) ?? ''
  const all: { month: string; count: number }[] = []
  for (let month = sorted[0] ?? ''; month && month <= last; month = following(month))
    all.push({ month, count: counts.get(month) ?? 0 })
  return all.slice(-60)
}

/** The months in which collections were worked on, as a line of bars; one is chosen by a click. */
export function MonthStrip({ months, view, show }: MonthStripProps) {
  const { t, i18n } = useTranslation()
  const all = allMonths(months)
  if (all.length < 2) return null
  const tag = tagOf(languageOf(i18n.language))
  const short = new Intl.DateTimeFormat(tag, { month: 'narrow' })
  const whole = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' })
  const most = Math.max(...all.map(({ count }) => count))
  return (
    <ol className={styles.months} aria-label={t('Months')}>
      {all.map(({ month, count }) => {
        const days = daysOfMonth(month)
        const date = new Date(`${month}-15T12:00:00`)
        const chosen = view.span === 'own' && view.from === days.from && view.to === days.to
        return (
          <li key={month}>
            <button
              type="button"
              disabled={count === 0}
              aria-pressed={chosen}
              aria-label={`${whole.format(date)}, ${t('{{count}} collections', { count })}`}
              title={whole.format(date)}
              onClick={() =>
                show(
                  chosen
                    ? { ...view, span: 'any', from: undefined, to: undefined }
                    : { ...view, span: 'own', from: days.from ?? undefined, to: days.to ?? undefined },
                )
              }
            >
              <i style={{ height: `${count === 0 ? 0 : Math.max(12, (count / most) * 100)}%` }} />
              <span>{short.format(date)}</span>
              {(month.endsWith('-01') || month === all[0]?.month) && <b>{month.slice(0, 4)}</b>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
