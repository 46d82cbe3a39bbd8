import { findFont } from '@toile/fashion/slogans/fonts.ts'
import { refusals } from '@toile/fashion/refusals.ts'
import { useTranslation } from 'react-i18next'
import styles from './slogans.module.css'
import { type Laid, useOverlaps } from './useLaid.ts'

/** What is to be known of the slogan: texts that overlap, fonts that stand in, letters that no font has (requirement S5.18). */
export function SloganNotes({ laid, onSelect }: { laid: Laid; onSelect: (id: string) => void }) {
  const { t } = useTranslation()
  const overlaps = useOverlaps(laid)
  const textOf = (id: string) => {
    const item = laid.document.items.find((one) => one.id === id)
    return item?.kind === 'text' ? item.text.replaceAll('\n', ' ') : ''
  }
  const missing = [...new Set(laid.items.flatMap((one) => one.missing))]
  const stands = laid.items.flatMap(({ item, stands: own }) =>
    item.kind === 'text' ? own.map((stand) => ({ ...stand, instead: item.font })) : [],
  )
  const said = new Map(
    stands.map(({ font, letters, instead }) => [
      `${font} ${instead}`,
      t('{{font}} has no {{letters}}; {{other}} stands in', {
        font: findFont(instead)?.family,
        other: findFont(font)?.family,
        letters: letters.slice(0, 12),
      }),
    ]),
  )
  return (
    <div className={styles.notes}>
      {missing.length > 0 && (
        <p role="alert" className={styles.warning}>
          {t(refusals.lettersUnknown.says.replace('{letters}', '{{letters}}'), { letters: missing.join(' ') })}
        </p>
      )}
      <div role="status">
        {overlaps.map(({ first, second }) => (
          <p key={`${first} ${second}`} className={styles.warning}>
            {t('These texts overlap: “{{first}}” and “{{second}}”', { first: textOf(first), second: textOf(second) })}{' '}
            <button type="button" className={styles.link} onClick={() => onSelect(second)}>
              {t('Select the upper one')}
            </button>
          </p>
        ))}
      </div>
      {[...said].map(([key, sentence]) => (
        <p key={key} className={styles.note}>
          {sentence}
        </p>
      ))}
    </div>
  )
}
