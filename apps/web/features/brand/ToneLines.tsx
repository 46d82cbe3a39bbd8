import type { Brand } from '@toile/craft/brands/brandDocument.ts'
import { outlineIds, type BrandProfile } from '@toile/craft/brands/profile.ts'
import { words } from '@toile/contract/features/words.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../shell/calls/useCall.ts'
import styles from './brand.module.css'

const tones = [
  ['lightness', 'Dark', 'Light'],
  ['saturation', 'Quiet', 'Vivid'],
  ['contrast', 'Soft', 'High contrast'],
  ['warmth', 'Cold', 'Warm'],
  ['busyness', 'Calm', 'Busy'],
] as const
/** A drawing is shown as if it were 220 pixels high. */
const shownHeight = 220
const mostWords = 12

/** Tone, proportions, pen and words: each shown as what it is. */
export function ToneLines({ profile, brand }: { profile: BrandProfile; brand: Brand }) {
  const { t } = useTranslation()
  const text = brand.description
  const { data } = useCall(words.read, { text }, { enabled: text !== '', saidByScreen: true, fresh: 600_000 })
  const said = [...new Set((data?.wishes ?? []).flatMap(({ label, guess, not }) => (guess || not ? [] : [label])))]
  const { tone, proportions, line } = profile
  return (
    <section aria-labelledby="brand-tone" className={`${styles.part} ${styles.tones}`}>
      <h2 id="brand-tone">{t('Tone and line')}</h2>
      <dl className={styles.scales}>
        {tones.map(([key, low, high]) => (
          <div key={key}>
            <dt>{t(low)}</dt>
            <dd>
              <meter min={0} max={1} value={tone[key]} aria-label={`${t(low)} – ${t(high)}`} />
            </dd>
            <dt>{t(high)}</dt>
          </div>
        ))}
      </dl>
      {proportions && (
        <div className={styles.figure}>
          <Proportions proportions={proportions} />
          <p>
            {outlineIds
              .map((id) => ({ id, share: proportions.outlines[id] ?? 0 }))
              .filter(({ share }) => share >= 0.1)
              .sort((a, b) => b.share - a.share)
              .map(({ id, share }) => t('{{letter}} line {{share}} %', { letter: id, share: Math.round(share * 100) }))
              .join(' · ')}
          </p>
        </div>
      )}
      {line && (
        <div className={styles.pen}>
          <svg viewBox="0 0 220 60" role="img" aria-label={t('Line weight')}>
            <path
              d="M6 44 C 50 4, 90 4, 116 32 S 180 56, 214 14"
              fill="none"
              stroke="currentColor"
              strokeLinecap="round"
              strokeWidth={Math.max(0.6, line.width * shownHeight * 3)}
            />
          </svg>
          <p>{line.regularity > 0.66 ? t('An even pen') : t('A lively pen')}</p>
        </div>
      )}
      {said.length > 0 && (
        <ul className={styles.concepts} aria-label={t('Words')}>
          {said.slice(0, mostWords).map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The outline of the mean look: shoulder, waist, hip and hem in their true widths. */
function Proportions({ proportions }: { proportions: NonNullable<BrandProfile['proportions']> }) {
  const { t } = useTranslation()
  const { shoulder, waist, hip, hem, end } = proportions
  const low = 70 + 100 * end
  const rows: [number, number][] = [
    [22, shoulder],
    [62, waist],
    [86, hip],
    [low, hem],
  ]
  const scale = 210
  const legs = Math.min(9, (hem * scale) / 3)
  const right = rows.map(([y, width]) => `${60 + (width * scale) / 2} ${y}`)
  const left = rows.toReversed().map(([y, width]) => `${60 - (width * scale) / 2} ${y}`)
  return (
    <svg viewBox="0 0 120 190" role="img" aria-label={t('Proportions')}>
      <circle cx="60" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1" />
      <path
        d={`M${right.join(' L')} L${left.join(' L')} Z`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path
        d={`M57 17.5 V21 M63 17.5 V21 M${60 - legs} ${low} L56 176 M${60 + legs} ${low} L64 176`}
        fill="none"
        stroke="currentColor"
        strokeWidth="0.7"
        opacity="0.55"
      />
      <line x1="8" x2="112" y1="176" y2="176" stroke="currentColor" strokeWidth="0.6" strokeDasharray="2 3" />
    </svg>
  )
}
