import { Button } from '@mantine/core'
import type { Design } from '@toile/craft/designs/design.ts'
import type { Difference } from '@toile/craft/designs/differences/difference.ts'
import { differencesOf } from '@toile/craft/designs/differences/differencesOf.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shell/parts/IconButton.tsx'
import styles from './compare.module.css'
import { type SaidDifference, useDifferenceWords } from './useDifferenceWords.ts'

/** How what differs is taken back. */
export interface TakingBack {
  /** One difference by itself; null where it goes back with its garment alone. */
  one: (difference: Difference) => (() => void) | null
  /** A garment with all that differs in it. */
  garment: (id: string) => void
  busy: boolean
}

interface DifferencesProps {
  before: Design
  after: Design
  project: Pick<Project, 'boards'>
  /** Names the two, already translated. */
  title: string
  takingBack?: TakingBack
}

interface Line extends SaidDifference {
  difference: Difference
}

/** What of one thing differs, by garment, the look last. */
function grouped(said: readonly Line[]): [key: string, one: Line[]][] {
  const groups = Map.groupBy(said, ({ worn }) => worn?.id ?? '')
  return [...groups].sort(([one], [other]) => Number(one === '') - Number(other === ''))
}

/** In what two looks differ, in words, garment by garment; where it can be taken back, each thing by itself and each garment whole. */
export function Differences({ before, after, project, title, takingBack }: DifferencesProps) {
  const { t } = useTranslation()
  const say = useDifferenceWords(project)
  const said = differencesOf(before, after).map((difference): Line => ({ difference, ...say(difference) }))
  return (
    <section className={styles.differences} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {said.length === 0 && <p>{t('Nothing differs between these two.')}</p>}
      <dl>
        {grouped(said).map(([key, all]) => (
          <div key={key}>
            <dt>
              {all[0]?.of}
              {takingBack && key && (
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={takingBack.busy}
                  aria-label={t('Restore {{name}}', { name: all[0]?.of ?? '' })}
                  onClick={() => takingBack.garment(key)}
                >
                  {t('Restore')}
                </Button>
              )}
            </dt>
            {all.map(({ says, difference }, i) => (
              <dd key={i}>
                <span>{says}</span>
                {takingBack && <BackButton says={says} back={takingBack.one(difference)} />}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

function BackButton({ says, back }: { says: string; back: (() => void) | null }) {
  const { t } = useTranslation()
  if (!back) return null
  return (
    <IconButton name={t('Take back: {{what}}', { what: says })} size={28} onClick={back}>
      <IconArrowBackUp size={16} stroke={1.5} />
    </IconButton>
  )
}
