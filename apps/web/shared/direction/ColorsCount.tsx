import { useTranslation } from 'react-i18next'
import { useAskedScript } from './useAskedScript.ts'
import { useDirection } from './useDirection.ts'

/** How many colours the next looks have: those of the colorboard, and those that the pictures give or that are derived of them. */
export function ColorsCount({ chosen }: { chosen: number }) {
  const { t } = useTranslation()
  const { direction, state } = useDirection()
  const derived = useAskedScript(state)
  const script = direction?.now.script ?? derived
  const given = script?.colors.filter(({ asked }) => asked === null).length ?? 0
  if (given === 0) return <>{chosen}</>
  if (!direction) return <>{t('{{chosen}} + {{number}} derived', { chosen, number: given })}</>
  return chosen === 0 ? (
    <>{t('{{number}} from pictures', { number: given })}</>
  ) : (
    <>{t('{{chosen}} + {{number}} from pictures', { chosen, number: given })}</>
  )
}
