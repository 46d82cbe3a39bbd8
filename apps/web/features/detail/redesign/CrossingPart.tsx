import { Button } from '@mantine/core'
import { designs } from '@toile/contract/features/designs.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, send } from '../../../shell/calls/api.ts'
import { useDocument } from '../../../shell/useDocument.ts'
import { makeCrossing } from '../../../shared/drawing/desk.ts'
import { SeenThumb } from '../../../shared/drawing/SeenThumb.tsx'
import { NumberLine } from '../../../shared/fields/numbers/NumberLine.tsx'
import { presentLooks } from '../../../shared/open/looks/collection.ts'
import { flushLooks } from '../../../shared/open/looks/openLooks.ts'
import { useCollection } from '../../../shared/open/looks/useCollection.ts'
import type { RedesignProps } from './redesignProps.ts'
import styles from './redesign.module.css'
import { Tick } from './Tick.tsx'
import { useOrdered } from './useOrdered.ts'

/** The look crossed with another of its collection: so much of the other's cuts, so much of its cloth. */
export function CrossingPart({ look, entry, onClose }: RedesignProps) {
  const { t } = useTranslation()
  const { value: design } = useDocument(look.document)
  const { data: collection } = useCollection(entry.projectId)
  const [other, setOther] = useState<string | null>(null)
  const [cut, setCut] = useState(0)
  const [cloth, setCloth] = useState(1)
  const [isSeen, setIsSeen] = useState(false)
  const { busy, order } = useOrdered(onClose)
  const others = collection ? presentLooks(collection).filter(({ id }) => id !== entry.id) : []
  const chosen = others.find(({ id }) => id === other) ?? others[0]
  const { data: crossed } = useQuery({
    queryKey: ['crossing', design, chosen?.document, cut, cloth],
    queryFn: () => makeCrossing({ one: design, other: chosen?.document ?? design, shares: { cut, cloth } }),
    placeholderData: keepPreviousData,
  })
  if (!chosen) return <p className={styles.none}>{t('A crossing takes two looks; this is the only one.')}</p>
  const keep = () =>
    order(1, async () => {
      await flushLooks()
      return send(designs.crossLooks, { id: entry.id, other: chosen.id, cut, cloth }, { key: newKey() })
    })
  return (
    <div className={styles.parts}>
      <div className={styles.controls}>
        <NumberLine
          name={t('Cut of the other')}
          value={cut * 100}
          least={0}
          most={100}
          step={5}
          unit=" %"
          normal={0}
          onChange={(value) => setCut(value / 100)}
        />
        <NumberLine
          name={t('Cloth of the other')}
          value={cloth * 100}
          least={0}
          most={100}
          step={5}
          unit=" %"
          normal={100}
          onChange={(value) => setCloth(value / 100)}
        />
        <p className={styles.none}>{t('A crossing costs no credits.')}</p>
        <Button loading={busy} disabled={!crossed || !isSeen} onClick={() => void keep()}>
          {t('Keep the crossing')}
        </Button>
      </div>
      <div className={styles.results}>
        <div className={styles.three}>
          {[
            { says: t('This look'), shown: design, ghost: entry.pictures?.small },
            {
              says: t('The crossing'),
              shown: crossed ?? design,
              ghost: entry.pictures?.small,
              onState: (drawn: boolean | null) => setIsSeen(drawn === true),
            },
            { says: t('The other look'), shown: chosen.document, ghost: chosen.pictures?.small },
          ].map(({ says, shown, ghost, onState }) => (
            <figure key={says}>
              <SeenThumb design={shown} width={240} height={360} name={says} ghost={ghost} onState={onState} />
              <figcaption className={styles.name}>{says}</figcaption>
            </figure>
          ))}
        </div>
        <h3 className={styles.which}>{t('Cross it with')}</h3>
        <ul className={`${styles.grid} ${styles.crossed}`} aria-label={t('Cross it with')}>
          {others.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={one.id === chosen.id}
                aria-label={t('Look {{number}}', { number: lookNumber(one) })}
                onClick={() => setOther(one.id)}
              >
                <SeenThumb design={one.document} width={176} height={264} ghost={one.pictures?.small} />
                {one.id === chosen.id && <Tick />}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
