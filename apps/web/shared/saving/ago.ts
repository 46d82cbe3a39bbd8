const minute = 60_000
const units = [
  { unit: 'day', length: 24 * 60 * minute },
  { unit: 'hour', length: 60 * minute },
  { unit: 'minute', length: minute },
] as const

/** How long ago something was in a language, like '2 min ago'; nothing while it is under a minute. */
export function ago(milliseconds: number, language: string): string | null {
  const fit = units.find(({ length }) => milliseconds >= length)
  if (!fit) return null
  // British English writes its short forms without a full stop, as the screens do.
  const words = new Intl.RelativeTimeFormat(language === 'en' ? 'en-GB' : language, { style: 'short' })
  return words.format(-Math.floor(milliseconds / fit.length), fit.unit)
}
