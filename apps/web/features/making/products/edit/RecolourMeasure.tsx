import type { Retouched } from '@toile/craft/products/retouch.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { useTranslation } from 'react-i18next'
import { measureRecolourings } from '../../../../shared/drawing/desk.ts'
import { fetchNamed } from '../../../../shared/drawing/knownUploads.ts'
import { useFoundAnew } from '../../../../shared/drawing/useFoundAnew.ts'
import { Swatch } from '../../../../shell/parts/Swatch.tsx'
import { useMeasureWords } from '../results/useMeasureWords.ts'
import { retouchedOrder } from '../retouchedOrder.ts'
import styles from './edit.module.css'

/** Any size: the picture is fetched whole. */
const size = { width: 1, height: 1 }

/** What is seen of the colour that the last step of a picture asks for, and how far that is from it. */
export function RecolourMeasure({ retouched }: { retouched: Retouched }) {
  const { t } = useTranslation()
  const words = useMeasureWords()
  const found = useFoundAnew(JSON.stringify(retouched), async () =>
    (await fetchNamed(retouchedOrder(retouched, size))) ? measureRecolourings(retouched) : null,
  )
  const last = found?.find(({ step }) => step === retouched.steps.length - 1)
  if (!last) return null
  const seen = toHex(last.drawn)
  return (
    <p className={styles.measure} role="status">
      <Swatch fill={seen} name={`${t('Seen')} ${seen}`} />
      {words({ colors: [{ ...last, garment: '' }], print: null }).join(' · ')}
    </p>
  )
}
