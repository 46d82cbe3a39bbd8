const two = (number: number) => String(number).padStart(2, '0')

/** A day as YYYY-MM-DD in the person's own time zone. */
export const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** A moment as YYYY-MM-DD hh:mm:ss in the person's own time zone (requirement S9.08). */
export function stampOf(iso: string): string {
  const date = new Date(iso)
  return `${dayOf(date)} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

/** The person's time zone, such as Asia/Hong_Kong. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Spans of days that are offered by name, in the order of the screen. */
export const spans = [
  { id: 'any', label: 'Any time' },
  { id: 'today', label: 'Today' },
  { id: 'week', label: 'Last 7 days' },
  { id: 'month', label: 'Last 30 days' },
  { id: 'season', label: 'This season' },
  { id: 'lastSeason', label: 'Last season' },
  { id: 'own', label: 'Own dates' },
] as const
export type SpanId = (typeof spans)[number]['id']

/** The first and the last day of a span; null where it is open. */
export interface Days {
  from: string | null
  to: string | null
}

const firstOfSeason = (date: Date): Date => {
  const month = date.getMonth()
  if (month >= 2 && month < 8) return new Date(date.getFullYear(), 2, 1)
  return new Date(date.getFullYear() - (month < 2 ? 1 : 0), 8, 1)
}
const later = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)

/** The days of a named span as of a moment; spring and summer begin in March, autumn and winter in September. */
export function daysOf(span: Exclude<SpanId, 'own'>, now: Date): Days {
  const to = dayOf(now)
  if (span === 'any') return { from: null, to: null }
  if (span === 'today') return { from: to, to }
  if (span === 'week') return { from: dayOf(later(now, -6)), to }
  if (span === 'month') return { from: dayOf(later(now, -29)), to }
  const season = firstOfSeason(now)
  if (span === 'season') return { from: dayOf(season), to }
  const last = later(season, -1)
  return { from: dayOf(firstOfSeason(last)), to: dayOf(last) }
}

/** The first and the last day of a month written YYYY-MM. */
export function daysOfMonth(month: string): Days {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return { from: `${month}-01`, to: dayOf(new Date(year, number, 0)) }
}
