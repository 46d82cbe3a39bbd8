import { useInViewport } from '@mantine/hooks'
import { ordinaryCloth } from '@toile/craft/prints/derivedCloth.ts'
import { type DerivedSource, treatments } from '@toile/craft/prints/derivedSource.ts'
import type { PictureCloth } from '@toile/craft/script/pictureBrief.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Thumb } from '../drawing/Thumb.tsx'
import styles from './direction.module.css'
import type { Direction } from './useDirection.ts'

const side = 72
const mostShown = 3

/** The prints that the pictures give the next looks, small, drawn by the worker once they are in sight; those that a chosen kind of pictures brings are marked. */
export function PicturePrints({ direction }: { direction: Direction }) {
  const { t } = useTranslation()
  const heading = useId()
  const { ref, inViewport } = useInViewport<HTMLElement>()
  const shown = unlikeCloths(direction.now.cloths).slice(0, mostShown)
  if (shown.length === 0) return null
  const before = direction.asRead.cloths.map(({ source }) => source.treatment)
  return (
    <section ref={ref} className={styles.prints} aria-labelledby={heading}>
      <h2 id={heading}>
        {t('Prints from the pictures')}
        <span>{t('For example: every order lays them anew.')}</span>
      </h2>
      <ul>
        {shown.map(({ source }) => {
          const isNew = !before.includes(source.treatment)
          const picture = direction.pictures.find(({ hash }) => hash === source.picture)
          return (
            <li
              key={keyOf(source)}
              data-new={isNew || undefined}
              title={picture && t('from {{name}}', { name: picture.name })}
            >
              <span className={styles.tile}>{inViewport && <Tile source={source} />}</span>
              <b>{t(treatments.find(({ id }) => id === source.treatment)?.label ?? '')}</b>
              {isNew && <span>{t('new with this kind')}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Tile({ source }: { source: DerivedSource }) {
  const { repeat, width } = ordinaryCloth(source.treatment)
  return <Thumb order={{ kind: 'print', source, repeat, across: width, tileWidth: width, width: side, height: side }} />
}

const keyOf = ({ picture, treatment }: DerivedSource) => `${picture} ${treatment}`

/** A picture in one treatment is shown once, whatever it is cut for. */
const unlikeCloths = (cloths: readonly PictureCloth[]) => [
  ...new Map(cloths.map((cloth) => [keyOf(cloth.source), cloth] as const)).values(),
]
