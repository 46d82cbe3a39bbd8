import { languageOf } from '@toile/rules/languages/index.ts'
import { useTranslation } from 'react-i18next'
import { tagOf } from '../languages/index.ts'

/** Writes whole numbers as the language does: 10,000. */
export function useFigures(): (count: number) => string {
  const { i18n } = useTranslation()
  const form = new Intl.NumberFormat(tagOf(languageOf(i18n.language)))
  return (count) => form.format(count)
}

/** Writes days as the language does. */
export function useDays(): (day: string) => string {
  const { i18n } = useTranslation()
  const form = new Intl.DateTimeFormat(tagOf(languageOf(i18n.language)), { dateStyle: 'medium' })
  return (day) => form.format(new Date(day))
}
