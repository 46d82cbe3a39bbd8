import type { Side } from '@toile/rules/merging/conflict.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { type LeftOut, mergeDesigns } from '@toile/craft/designs/merge/mergeDesigns.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LookCanvas } from '../../drawing/LookCanvas.tsx'
import { MeetingFrame } from '../../saving/meeting/MeetingFrame.tsx'
import { SideChoice } from '../../saving/meeting/SideChoice.tsx'
import styles from '../../saving/meeting/meeting.module.css'
import { garmentLabel } from '../names/garmentName.ts'
import type { LookMeeting as Met } from '../looks/openLooks.ts'
import { askedName } from './askedName.ts'
import { listOf } from '../../../languages/listOf.ts'

interface LookMeetingProps {
  project: Project
  meeting: Met
}

const large = { width: 132, height: 198 }
const small = { width: 96, height: 144 }

/** Two windows changed one look: what would be kept in pictures, and whose change holds where both cannot. */
export function LookMeeting({ project, meeting }: LookMeetingProps) {
  const { t } = useTranslation()
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const { base, theirs } = meeting
  const mine = meeting.mine()
  const mergedBy = (by: ReadonlyMap<string, Side>) => mergeDesigns(base, mine, theirs, by)
  const { merged, conflicts, left } = mergedBy(choices)
  const wholes: Record<Side, Design> = { both: merged, mine, theirs }
  const nameOf = ({ worn, applied }: LeftOut) => {
    const garment = t(garmentLabel(worn, project))
    return applied ? `${garment} · ${t('On the cloth')} (${applied.length})` : garment
  }
  const answered = (key: string, side: Side) => new Map([...choices, [key, side]])
  const picture = (design: Design, size: typeof large) => (
    <span className={styles.picture} style={size} aria-hidden>
      <LookCanvas design={design} view="front" name="" {...size} />
    </span>
  )
  return (
    <MeetingFrame
      title={t('Two windows changed look {{number}}', { number: meeting.number })}
      settle={meeting.settle}
      onLater={meeting.putOff}
      choices={choices}
      face={(side) => picture(wholes[side], large)}
    >
      {(asks) =>
        asks && (
          <>
            {conflicts.length > 0 && (
              <section className={styles.asks}>
                <h3>{t('Changed in both')}</h3>
                {conflicts.map((conflict) => (
                  <SideChoice
                    key={conflict.key}
                    asked={conflict}
                    name={askedName(conflict, [mine, theirs, base], project)
                      .map((part) => t(part))
                      .join(' · ')}
                    shown={(side) => picture(mergedBy(answered(conflict.key, side)).merged, small)}
                    onChoose={(side) => setChoices(answered(conflict.key, side))}
                  />
                ))}
              </section>
            )}
            {left.length > 0 && (
              <section className={styles.asks} role="status">
                <h3>{t('No room on the look for these; they stay in its history')}</h3>
                <p>{listOf(left.map(nameOf))}</p>
              </section>
            )}
          </>
        )
      }
    </MeetingFrame>
  )
}
