import type { ReadBrief } from '@toile/contract/project/brief.ts'
import { toHex } from '@toile/craft/colors/color.ts'
import { findCategory } from '@toile/craft/garments/categories.ts'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Swatch } from '../../../shell/parts/Swatch.tsx'
import { ChipWords } from '../../../shared/fields/words/ReadWords.tsx'
import { ageGroups, genders } from '../../../shared/open/boards/settingChoices.ts'
import styles from './brief.module.css'
import { colorKey, type LeftOut, personKey, positionsKey, wishKey } from './takings.ts'
import { listOf } from '../../../languages/listOf.ts'

interface BriefReviewProps {
  brief: ReadBrief
  leftOut: LeftOut
  onToggle: (key: string) => void
}

/** What was read of a brief, each thing to be taken or left out, with the line it stands in (requirements S5.05, S9.04). */
export function BriefReview({ brief, leftOut, onToggle }: BriefReviewProps) {
  const { t } = useTranslation()
  const { gender, ageGroup, positions, wishes, colors } = brief
  const labelOf = (list: readonly { id: string; label: string }[], id: string | null) =>
    list.flatMap((one) => (one.id === id ? t(one.label) : []))
  const forWhom = [...labelOf(genders, gender), ...labelOf(ageGroups, ageGroup)].join(' · ')
  const garments = listOf(positions.map((id) => t(findCategory(id)?.label ?? id)))
  const chip = (key: string, says: ReactNode, line?: string) => (
    <li key={key}>
      <button type="button" aria-pressed={!leftOut.has(key)} title={line} onClick={() => onToggle(key)}>
        {!leftOut.has(key) && <IconCheck size={13} stroke={2} aria-hidden />}
        <span>{says}</span>
      </button>
    </li>
  )
  return (
    <div className={styles.review}>
      {(forWhom || garments) && (
        <Part title={t('For whom and what')}>
          <ul className={styles.chips}>
            {forWhom && chip(personKey, forWhom)}
            {garments && chip(positionsKey, t('Only these garments: {{names}}', { names: garments }))}
          </ul>
        </Part>
      )}
      {wishes.length > 0 && (
        <Part title={t('Wishes')}>
          <ul className={styles.chips}>
            {wishes.map((wish) => chip(wishKey(wish), <ChipWords wish={wish} />, wish.excerpt))}
          </ul>
        </Part>
      )}
      {colors.length > 0 && (
        <Part title={t('Colours')}>
          <ul className={styles.colors}>
            {colors.map((color) => (
              <li key={colorKey(color)}>
                <label>
                  <input
                    type="checkbox"
                    checked={!leftOut.has(colorKey(color))}
                    onChange={() => onToggle(colorKey(color))}
                  />
                  <Swatch fill={toHex(color.color)} />
                  <b>{t(color.name)}</b>
                  <code>{color.tcx || toHex(color.color)}</code>
                  <span>{color.excerpt}</span>
                </label>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {wishes.length + colors.length === 0 && !forWhom && (
        <p>{t('Nothing in it could be read as a wish or a colour; it is kept with the project.')}</p>
      )}
      <details className={styles.words}>
        <summary>{t('The text as it was read')}</summary>
        <pre dir="auto">{brief.words}</pre>
      </details>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </div>
  )
}
