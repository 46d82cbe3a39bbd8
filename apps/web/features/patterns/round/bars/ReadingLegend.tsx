import { useTranslation } from 'react-i18next'
import { numberOf, percentOf } from '../../../../languages/numberOf.ts'
import { colorAt, readingScales } from '../view/readingColors.ts'
import styles from '../round.module.css'

/** What the colours of a map mean. */
export function ReadingLegend({ reading }: { reading: 'tension' | 'ease' }) {
  const { t } = useTranslation()
  const scale = readingScales[reading]
  if (!scale) return null
  const colors = scale.marks.map((mark) => {
    const [red, green, blue] = colorAt(scale, mark).map((share) => Math.round(share * 255))
    return `rgb(${red} ${green} ${blue})`
  })
  const most = scale.marks.length - 1
  const said = (mark: number, i: number) => {
    const number = reading === 'tension' ? percentOf(mark, 1) : numberOf(mark, 0)
    return i === most ? t('{{number}} or more', { number }) : number
  }
  return (
    <figure className={styles.legend} aria-label={t('Legend')}>
      <figcaption>{reading === 'tension' ? t('Stretch of the cloth') : t('Off the body, in mm')}</figcaption>
      <span className={styles.scale} style={{ backgroundImage: `linear-gradient(to right, ${colors.join()})` }} />
      <ol>
        {scale.marks.map((mark, i) => (
          <li key={mark}>{said(mark, i)}</li>
        ))}
      </ol>
    </figure>
  )
}
