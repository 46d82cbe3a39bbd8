import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { ReadWish } from '@toile/contract/features/words.ts'
import { limits } from '@toile/rules/limits.ts'
import { IconCheck, IconQuestionMark } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './readWords.module.css'
import { listOf } from '../../../languages/listOf.ts'
import type { ReadText } from './useReading.ts'

interface ReadWordsProps {
  label: string
  placeholder: string
  text: string
  onText: (text: string) => void
  reading: ReadText
}

/** A text with what was read of it: each wish a chip to confirm or leave out, and the words that were not understood (requirements S5.16, S9.04). */
export function ReadWords({ label, placeholder, text, onText, reading }: ReadWordsProps) {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <div className={styles.words}>
      <Textarea
        label={label}
        placeholder={placeholder}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.promptLength}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <div aria-live="polite">
        {reading.chips.length > 0 && (
          <>
            <p id={heading} className={styles.head}>
              {t('I read')}
            </p>
            <ul className={styles.chips} aria-labelledby={heading}>
              {reading.chips.map(({ key, wish, chosen }) => (
                <li key={key}>
                  <button
                    type="button"
                    aria-pressed={chosen}
                    data-guess={wish.guess || wish.overruled || undefined}
                    onClick={() => reading.toggle(key)}
                  >
                    {chosen ? (
                      <IconCheck size={13} stroke={2} aria-hidden />
                    ) : (
                      (wish.guess || wish.overruled) && <IconQuestionMark size={13} stroke={2} aria-hidden />
                    )}
                    <ChipWords wish={wish} />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {reading.unread.length > 0 && (
          <p className={styles.unread}>{t('I did not understand: {{words}}', { words: listOf(reading.unread) })}</p>
        )}
      </div>
    </div>
  )
}

/** A wish in the words of its chip. */
export function ChipWords({ wish }: { wish: ReadWish }) {
  const { t } = useTranslation()
  const { label, ofLabel, not, change, count, millimetres, overruled } = wish
  const amount = millimetres === null ? (count === null ? '' : ` × ${count}`) : ` ${millimetres} mm`
  const sign = change === null ? '' : change > 0 ? '+ ' : '− '
  const said = `${sign}${millimetres === null ? label : t('Size')}${amount}`
  const whole = ofLabel ? t('{{host}}: {{wish}}', { wish: said, host: ofLabel }) : said
  if (not) return <span>{t('Without: {{wish}}', { wish: whole })}</span>
  return <span>{overruled ? t('{{wish}} (said otherwise later)', { wish: whole }) : whole}</span>
}
