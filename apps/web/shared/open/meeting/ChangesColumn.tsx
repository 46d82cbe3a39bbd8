import { type BoardDifference, compareStates } from '@toile/studio/history/compareStates.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ItemFace } from './ItemFace.tsx'
import styles from '../../saving/meeting/meeting.module.css'
import { boardNames } from '../../../shell/parts/boardNames.ts'
import { settingNames, settingValue } from './settingWords.ts'

const whole = (project: Project) => ({ project, looks: [], order: [] })

/** What one window changed, in pictures and words. */
export function ChangesColumn({ name, base, side }: { name: string; base: Project; side: Project }) {
  const { t } = useTranslation()
  const heading = useId()
  const { boards, settings } = compareStates(whole(base), whole(side))
  const named = [...new Map(settings.map((setting) => [settingNames[setting]?.label ?? setting, setting]))]
  return (
    <section className={styles.side} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <ul>
        {named.map(([label, setting]) => {
          const value = settingValue(side, setting)
          return (
            <li key={setting}>
              <b>{t(label)}</b>
              {value !== null && <span className={styles.value}>{t(value)}</span>}
            </li>
          )
        })}
        {boards.map((difference) => (
          <BoardLines key={difference.board} difference={difference} base={base} side={side} />
        ))}
      </ul>
      {named.length + boards.length === 0 && <p>{t('No changes')}</p>}
    </section>
  )
}

function BoardLines({ difference, base, side }: { difference: BoardDifference; base: Project; side: Project }) {
  const { t } = useTranslation()
  const { board, added, removed, moved, changed } = difference
  const lines = [
    { says: t('Added'), ids: added, from: side },
    { says: t('Removed'), ids: removed, from: base },
    { says: t('Changed'), ids: changed, from: side },
    { says: t('Moved'), ids: moved, from: side },
  ].filter(({ ids }) => ids.length > 0)
  return (
    <li>
      <b>{t(boardNames[board].label)}</b>
      {lines.map(({ says, ids, from }) => (
        <div key={says} className={styles.line}>
          <span>{says}</span>
          <span className={styles.faces}>
            {ids.map((id) => (
              <ItemFace key={id} project={from} list={board} id={id} />
            ))}
          </span>
        </div>
      ))}
    </li>
  )
}
