import { Button } from '@mantine/core'
import { canvas } from '@toile/contract/features/canvas.ts'
import { type DesignEntry, designs } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import type { View } from '@toile/craft/mannequins/figure.ts'
import { sure } from '@toile/geometry'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LookPicture } from '../../../shared/open/looks/LookPicture.tsx'
import { useCall } from '../../../shell/calls/useCall.ts'
import { Page } from '../../../shell/parts/Page.tsx'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import { Choice } from './Choice.tsx'
import styles from './opening.module.css'
import { OpeningLine } from './OpeningLine.tsx'
import { openAsLayers } from './openAsLayers.ts'
import { useOpening } from './useOpening.ts'

/** Sheets that a look is opened on, and for what. */
const sheets = [
  { id: 'quick', width: 1024, height: 1536, label: '1024 × 1536' },
  { id: 'fine', width: 2048, height: 3072, label: '2048 × 3072' },
] as const

const sides: readonly { id: View; label: string }[] = [
  { id: 'front', label: 'Front' },
  { id: 'back', label: 'Back' },
]

interface OpeningLookProps {
  id: string
  /** Told the id of the painting. */
  onMade: (id: string) => void
}

/** A look that is about to be opened as its layers: on which sheet, from which side, and the paintings of it that are there. */
export function OpeningLook({ id, onMade }: OpeningLookProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(designs.openDesign, { id }, { saidByScreen: true })
  if (data) return <Known entry={data} onMade={onMade} />
  return (
    error && (
      <Page narrow>
        <PageHead title={t('Open in the canvas')} />
        <TryAgain error={error} onAgain={() => void refetch()} />
      </Page>
    )
  )
}

function Known({ entry, onMade }: { entry: DesignEntry; onMade: (id: string) => void }) {
  const { t } = useTranslation()
  const [sheet, setSheet] = useState<(typeof sheets)[number]['id']>('quick')
  const [view, setView] = useState<View>('front')
  const { stage, open } = useOpening(onMade)
  const { data: former } = useCall(canvas.list, { of: entry.id })
  const name = t('Look {{number}}', { number: lookNumber(entry) })
  const begin = () =>
    open((tell) => openAsLayers({ entry, name, view, size: sure(sheets.find((one) => one.id === sheet)), tell, t }))
  return (
    <Page narrow>
      <PageHead
        title={t('Open in the canvas')}
        below={t('The look opens as its layers: ground, person and every garment with its shadow, cloth and light.')}
      />
      <div className={styles.opening}>
        <div className={styles.look}>
          <LookPicture entry={entry} sizes="20rem" />
        </div>
        <div className={styles.choices}>
          <h2>{name}</h2>
          <Choice name={t('Side')} options={sides} value={view} onChange={setView} />
          <Choice name={t('Sheet in pixels')} options={sheets} value={sheet} onChange={setSheet} />
          <p className={styles.note}>
            {sheet === 'fine'
              ? t('For fine work and print: it takes several times as long to open.')
              : t('Opens in a few seconds, and is fine enough for most retouching.')}
          </p>
          {stage ? <OpeningLine stage={stage} /> : <Button onClick={() => void begin()}>{t('Open')}</Button>}
          {former && former.items.length > 0 && !stage && (
            <section>
              <h3>{t('Go on with a painting of this look')}</h3>
              <ul className={styles.former}>
                {former.items.map((one) => (
                  <li key={one.id}>
                    <button type="button" onClick={() => onMade(one.id)}>
                      {one.preview && <img src={one.preview.thumbnails.small} alt="" loading="lazy" decoding="async" />}
                      <b>{one.name}</b>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </Page>
  )
}
