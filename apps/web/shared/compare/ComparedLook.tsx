import { useElementSize } from '@mantine/hooks'
import { toHex } from '@toile/craft/colors/color.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LookCanvas } from '../drawing/LookCanvas.tsx'
import styles from './comparedLook.module.css'

/** Pictures of a look that are drawn already: a small one that is seen elsewhere, and a sharp one. */
export interface AtHand {
  small: string
  full: string
}

interface ComparedLookProps {
  design: Design
  view: View
  /** Read out, already translated. */
  name: string
  /** Null where no picture shows it as it is from this side. */
  atHand: AtHand | null
  finer: number
}

/** How many times smaller a look is drawn at first. */
const quickly = 5

/** A look that is compared, its ground as wide as its room: at once by the picture there is of it, else by a quick drawing; a quiet line says that the sharp one comes. */
export function ComparedLook({ design, view, name, atHand, finer }: ComparedLookProps) {
  const { t } = useTranslation()
  const { ref, width, height } = useElementSize()
  const [there, setThere] = useState('')
  const [broken, setBroken] = useState<string | null>(null)
  const known = atHand && atHand.full !== broken ? atHand : null
  const isDrawn = !known || finer > 1
  const wanted = useMemo(
    () => (isDrawn ? `${view} ${JSON.stringify(design)}` : (known?.full ?? '')),
    [isDrawn, view, design, known],
  )
  const isThere = there === wanted
  const picture = { design, view, name: '' }
  return (
    <span className={styles.room} style={{ background: toHex(design.ground) }}>
      <span ref={ref} className={styles.look} role="img" aria-label={name} aria-busy={!isThere}>
        {known && <img src={known.small} alt="" draggable={false} />}
        {known && (
          <img
            src={known.full}
            alt=""
            draggable={false}
            onLoad={() => !isDrawn && setThere(wanted)}
            onError={() => setBroken(known.full)}
          />
        )}
        {!known && !isThere && (
          <span>
            <LookCanvas {...picture} width={width / quickly} height={height / quickly} urgency="now" />
          </span>
        )}
        {isDrawn && (
          <span className={styles.sharp} data-there={isThere || undefined}>
            <LookCanvas
              {...picture}
              width={width}
              height={height}
              finer={finer}
              urgency="soon"
              onDrawn={() => setThere(wanted)}
            />
          </span>
        )}
      </span>
      {!isThere && <span className={styles.waits}>{t('Sharpening …')}</span>}
    </span>
  )
}
