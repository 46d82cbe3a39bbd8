import { useTranslation } from 'react-i18next'
import { useDirection } from './useDirection.ts'

/** How many colours the next looks have: those of the colorboard, and those that the pictures give. */
export function ColorsCount({ chosen }: { chosen: number }) {
  const { t } = useTranslation()
  const { direction } = useDirection()
  const given = direction?.now.script.colors.filter(({ asked }) => asked === null).length ?? 0
  if (given === 0) return <>{chosen}</>
  return chosen === 0 ? (
    <>{t('{{number}} from pictures', { number: given })}</>
  ) : (
    <>{t('{{chosen}} + {{number}} from pictures', { chosen, number: given })}</>
  )
}
