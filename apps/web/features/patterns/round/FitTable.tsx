import { useTranslation } from 'react-i18next'
import { numberOf, percentOf } from '../../../languages/numberOf.ts'
import type { FitRemark } from './draping/fitRemarks.ts'
import styles from './round.module.css'

interface FitTableProps {
  remarks: readonly FitRemark[]
  isSettled: boolean
}

/** How the garment fits, in words: what the maps show, for those who do not see them too. */
export function FitTable({ remarks, isSettled }: FitTableProps) {
  const { t } = useTranslation()
  if (remarks.length === 0) return null
  const placeOf = {
    shoulder: { front: t('Shoulders, front'), back: t('Shoulders, back') },
    bust: { front: t('Bust, front'), back: t('Bust, back') },
    waist: { front: t('Waist, front'), back: t('Waist, back') },
    hips: { front: t('Hips, front'), back: t('Hips, back') },
    knee: { front: t('Knees, front'), back: t('Knees, back') },
  }
  const said = ({ fit, amount }: FitRemark) => {
    if (fit === 'tight') return t('tight, stretched by {{percent}}', { percent: percentOf(amount, 0) })
    const length = `${numberOf(amount, 0)} mm`
    if (fit === 'close') return t('close, {{length}} off the body', { length })
    return fit === 'easy'
      ? t('easy, {{length}} off the body', { length })
      : t('loose, {{length}} off the body', { length })
  }
  return (
    <section className={styles.fit} aria-label={t('How it fits')} data-settled={isSettled || undefined}>
      <h3>{t('How it fits')}</h3>
      <dl>
        {remarks.map((remark) => (
          <div key={`${remark.level} ${remark.side}`} data-fit={remark.fit}>
            <dt>{placeOf[remark.level][remark.side]}</dt>
            <dd>{said(remark)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
