import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import type { Comparison } from '@toile/contract/features/history.ts'
import { lookNumber } from '@toile/craft/designs/lookNumber.ts'
import { lookParts } from '@toile/studio/history/compareLooks.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styles from './compare.module.css'
import { type ChoosingThings, keyOf, type Thing } from './thing.ts'
import { listOf } from '../../languages/listOf.ts'

type Difference = Comparison['differences']['looks'][number]

const states = { draft: { label: 'Draft' }, liked: { label: 'Liked' }, deleted: { label: 'Deleted' } } as const
const kinds = { added: { label: 'Added' }, removed: { label: 'Gone' }, changed: { label: 'Changed' } } as const

/** What became of a look, in words. */
function saysOf(t: TFunction, { kind, before, after, parts }: Difference): string {
  const words = kind === 'changed' && parts.length === 0 ? [] : [t(kinds[kind].label)]
  const named = listOf(parts.map((part) => t(lookParts.find(({ id }) => id === part)?.label ?? part)))
  if (named) words.push(named)
  if (before && after && before !== after) words.push(`${t(states[before].label)} → ${t(states[after].label)}`)
  return words.join(' · ')
}

interface LookDifferencesProps extends ChoosingThings {
  data: Comparison
  /** The look that stands large. */
  shown: string | undefined
  onShow: (id: string) => void
}

/** The looks that came, went or changed; one of them is looked at beside. */
export function LookDifferences({ data, shown, onShow, keys, onToggle }: LookDifferencesProps) {
  const { t } = useTranslation()
  const { looks } = data.differences
  if (looks.length === 0) return null
  const pictures = (id: string) => ({
    before: data.before.looks.find((look) => look.id === id),
    after: data.after.looks.find((look) => look.id === id),
  })
  return (
    <section aria-label={t('Looks')}>
      <h3>{t('Looks')}</h3>
      <ul className={styles.lookList}>
        {looks.map((look) => {
          const thing: Thing = { kind: 'look', id: look.id }
          const own = pictures(look.id)
          const { position = 0 } = own.after ?? own.before ?? {}
          const name = t('Look {{number}}', { number: lookNumber({ position }) })
          const small = own.after?.small ?? own.before?.small
          return (
            <li key={look.id}>
              <button type="button" aria-pressed={look.id === shown} onClick={() => onShow(look.id)}>
                {small && <img src={small} alt="" loading="lazy" />}
                <span>
                  <b>{name}</b>
                  <small>{saysOf(t, look)}</small>
                </span>
              </button>
              <Checkbox
                aria-label={t('Bring back {{name}}', { name })}
                checked={keys.has(keyOf(thing))}
                onChange={() => onToggle(thing)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
