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
import { CrossingSteps } from './CrossingSteps.tsx'
import { CrossingWords } from './CrossingWords.tsx'
import { KnownLook } from './KnownLook.tsx'
import type { RedesignProps } from './redesignProps.ts'
import styles from './redesign.module.css'
import { takenFrom } from './takenFrom.ts'
import { Tick } from './Tick.tsx'
import { useOrdered } from './useOrdered.ts'

/** The look crossed with another of its collection: so much of the other's cuts, so much of its cloth, in pictures and in words; it is kept once it is seen. */
export function CrossingPart({ look, entry, project, onClose }: RedesignProps) {
  const { t } = useTranslation()
  const { value: design } = useDocument(look.document)
  const { data: collection } = useCollection(entry.projectId)
  const [other, setOther] = useState<string | null>(null)
  const [shares, setShares] = useState({ cut: 0, cloth: 1 })
  const [isSeen, setIsSeen] = useState(false)
  const { busy, order } = useOrdered(onClose)
  const others = collection ? presentLooks(collection).filter(({ id }) => id !== entry.id) : []
  const chosen = others.find(({ id }) => id === other) ?? others[0]
  const { data: crossed, isPlaceholderData: isOld } = useQuery({
    queryKey: ['crossing', design, chosen?.document, shares.cut, shares.cloth],
    queryFn: () => makeCrossing({ one: design, other: chosen?.document ?? design, shares }),
    placeholderData: keepPreviousData,
  })
  if (!chosen) return <p className={styles.none}>{t('A crossing takes two looks; this is the only one.')}</p>
  const nameOf = (one: { position: number }) => t('Look {{number}}', { number: lookNumber(one) })
  const names = { one: nameOf(entry), other: nameOf(chosen) }
  const isReady = crossed !== undefined && !isOld && isSeen
  const keep = () =>
    order(1, async () => {
      await flushLooks()
      return send(designs.crossLooks, { id: entry.id, other: chosen.id, ...shares }, { key: newKey() })
    })
  const says = [
    t('Cut: {{from}}', { from: takenFrom(shares.cut, names) }),
    t('Cloth: {{from}}', { from: takenFrom(shares.cloth, names) }),
  ]
  return (
    <div className={styles.parts}>
      <div className={styles.controls}>
        <h3 className={styles.which}>{t('Cross with')}</h3>
        <ul className={`${styles.grid} ${styles.crossed}`} aria-label={t('Cross with')}>
          {others.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={one.id === chosen.id}
                aria-label={nameOf(one)}
                onClick={() => setOther(one.id)}
              >
                <KnownLook entry={one} sizes="6rem" />
                {one.id === chosen.id && <Tick />}
              </button>
            </li>
          ))}
        </ul>
        <NumberLine
          name={t('Cut from {{name}}', { name: names.other })}
          value={shares.cut * 100}
          least={0}
          most={100}
          step={5}
          unit="%"
          normal={0}
          onChange={(value) => setShares({ ...shares, cut: value / 100 })}
        />
        <NumberLine
          name={t('Cloth from {{name}}', { name: names.other })}
          value={shares.cloth * 100}
          least={0}
          most={100}
          step={5}
          unit="%"
          normal={100}
          onChange={(value) => setShares({ ...shares, cloth: value / 100 })}
        />
        {crossed && (
          <CrossingWords crossed={crossed} one={design} other={chosen.document} names={names} project={project} />
        )}
      </div>
      <div className={styles.keep}>
        <Button loading={busy} disabled={!isReady} onClick={() => void keep()}>
          {t('Keep the crossing')}
        </Button>
        <p className={styles.none} role="status">
          {isReady
            ? t('A crossing costs no credits.')
            : t('The crossing is being drawn; you can keep it once you see it.')}
        </p>
      </div>
      <div className={`${styles.results} ${styles.crossing}`}>
        <div className={styles.three}>
          <figure>
            <KnownLook entry={entry} sizes="12rem" />
            <figcaption className={styles.name}>{names.one}</figcaption>
          </figure>
          <figure className={styles.made}>
            <div className={styles.room}>
              <div className={styles.fitted}>
                <SeenThumb
                  design={crossed ?? design}
                  width={400}
                  height={600}
                  name={t('The crossing')}
                  ghost={entry.pictures?.small}
                  onState={(drawn) => setIsSeen(drawn === true)}
                />
              </div>
            </div>
            <figcaption className={styles.says}>
              {says.map((one) => (
                <span key={one}>{one}</span>
              ))}
            </figcaption>
          </figure>
          <figure>
            <KnownLook entry={chosen} sizes="12rem" />
            <figcaption className={styles.name}>{names.other}</figcaption>
          </figure>
        </div>
        <CrossingSteps
          one={design}
          other={chosen.document}
          names={names}
          shares={shares}
          ghost={entry.pictures?.small}
          onChoose={setShares}
        />
      </div>
    </div>
  )
}
