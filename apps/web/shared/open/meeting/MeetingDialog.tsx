import type { Side } from '@toile/rules/merging/conflict.ts'
import { mergeProjects } from '@toile/studio/projects/merge/mergeProjects.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MeetingFrame } from '../../saving/meeting/MeetingFrame.tsx'
import styles from '../../saving/meeting/meeting.module.css'
import type { Meeting } from '../../saving/meetings.ts'
import { ChangesColumn } from './ChangesColumn.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import { ItemFace } from './ItemFace.tsx'

/** Two windows changed one project: what each changed, whose change holds where both cannot, and what finds no room. */
export function MeetingDialog({ meeting, onLater }: { meeting: Meeting<Project>; onLater: () => void }) {
  const { t } = useTranslation()
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const { base, theirs } = meeting
  const mine = meeting.mine()
  const { conflicts, left } = mergeProjects(base, mine, theirs, choices)
  return (
    <MeetingFrame
      title={t('Two windows changed this project')}
      settle={meeting.settle}
      onLater={onLater}
      choices={choices}
    >
      {(asks) => (
        <>
          <div className={styles.sides}>
            <ChangesColumn name={t('This window')} base={base} side={mine} />
            <ChangesColumn name={t('The other window')} base={base} side={theirs} />
          </div>
          {asks && conflicts.length > 0 && (
            <section className={styles.asks}>
              <h3>{t('Changed in both')}</h3>
              {conflicts.map((conflict) => (
                <ConflictChoice
                  key={conflict.key}
                  conflict={conflict}
                  mine={mine}
                  theirs={theirs}
                  onChoose={(chosen) => setChoices(new Map([...choices, [conflict.key, chosen]]))}
                />
              ))}
            </section>
          )}
          {asks && left.length > 0 && (
            <section className={styles.asks} role="status">
              <h3>{t('No room on the board for these; they stay in your uploads')}</h3>
              <span className={styles.faces}>
                {left.map(({ list, id }) => (
                  <ItemFace key={`${list} ${id}`} project={mine} list={list} id={id} />
                ))}
              </span>
            </section>
          )}
        </>
      )}
    </MeetingFrame>
  )
}
