import { useTranslation } from 'react-i18next'
import type { SaidDifference } from '../../../shared/compare/useDifferenceWords.ts'

/** Differences that a line tells of; the others are only counted. */
const told = 4

/** What changed from one version to the next, in words, the first few. */
export function ChangedSince({ said }: { said: readonly SaidDifference[] }) {
  const { t } = useTranslation()
  return (
    <>
      {said.slice(0, told).map(({ of, says }, i) => (
        <small key={i}>{`${of} · ${says}`}</small>
      ))}
      {said.length > told && <small>{t('and {{number}} more', { number: said.length - told })}</small>}
    </>
  )
}
