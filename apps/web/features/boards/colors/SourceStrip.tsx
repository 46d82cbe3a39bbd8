import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useTranslation } from 'react-i18next'
import styles from './colors.module.css'
import { type Source, type SourcePlace, sourcePlaces } from './useSources.ts'

interface SourceStripProps {
  place: SourcePlace
  onPlace: (place: SourcePlace) => void
  sources: readonly Source[]
  current: Source | null
  onChoose: (source: Source) => void
}

/** The pictures that colours can be taken from: of the boards, the looks and the library. */
export function SourceStrip({ place, onPlace, sources, current, onChoose }: SourceStripProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.sources}>
      <SegmentedControl
        size="sm"
        aria-label={t('Pictures from')}
        data={sourcePlaces.map(({ id: value, label }) => ({ value, label: t(label) }))}
        value={place}
        onChange={(value) => onPlace(sourcePlaces.find(({ id }) => id === value)?.id ?? 'boards')}
      />
      {sources.length === 0 ? (
        <p className={styles.note}>{t('No pictures are here yet.')}</p>
      ) : (
        <ul className={styles.strip} aria-label={t('Pictures')}>
          {sources.map((source, i) => (
            <li key={source.id}>
              <button
                type="button"
                aria-pressed={source.id === current?.id}
                aria-label={source.name || String(i + 1)}
                onClick={() => onChoose(source)}
              >
                <img src={source.small} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
