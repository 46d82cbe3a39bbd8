import { fitPage } from '@toile/craft/slogans/changes.ts'
import { findFont } from '@toile/craft/slogans/fonts.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { reachOf } from '@toile/picture/lettering/layItem.ts'
import { useTranslation } from 'react-i18next'
import type { SloganDesk } from './sloganDesk.ts'
import styles from './slogans.module.css'
import { type Laid, useOverlaps } from './useLaid.ts'

interface SloganNotesProps {
  laid: Laid
  desk: SloganDesk
  onSelect: (id: string) => void
}

/** How far things reach, and whether that is over the edge of the print. */
function reachOfAll({ document, items }: Laid) {
  const all = items.filter(({ outlines }) => outlines.length > 0).map(reachOf)
  const reach = {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  }
  const over =
    reach.left < -edge ||
    reach.top < -edge ||
    reach.right > document.width + edge ||
    reach.bottom > document.height + edge
  return { reach, over: all.length > 0 && over }
}

/** Less than this many millimetres over the edge is not seen. */
const edge = 0.3

/** What is to be known of the slogan: texts that overlap, fonts that stand in, letters that no font has (requirement S5.18). */
export function SloganNotes({ laid, desk, onSelect }: SloganNotesProps) {
  const { t } = useTranslation()
  const overlaps = useOverlaps(laid)
  const { reach, over } = reachOfAll(laid)
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
        {over && (
          <p className={styles.warning}>
            {t('Something reaches over the edge of the print and is cut off there.')}{' '}
            <button type="button" className={styles.link} onClick={() => desk.edit(fitPage, reach)}>
              {t('Fit the print to its contents')}
            </button>
          </p>
        )}
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
