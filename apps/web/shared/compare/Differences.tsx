import type { Design } from '@toile/craft/designs/design.ts'
import { differencesOf } from '@toile/craft/designs/differences/differencesOf.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useTranslation } from 'react-i18next'
import styles from './compare.module.css'
import { type SaidDifference, useDifferenceWords } from './useDifferenceWords.ts'

interface DifferencesProps {
  before: Design
  after: Design
  project: Pick<Project, 'boards'>
  /** Names the two, already translated. */
  title: string
}

/** What of one thing differs, by garment, the look last. */
function grouped(said: readonly SaidDifference[]): [key: string, one: SaidDifference[]][] {
  const groups = Map.groupBy(said, ({ worn }) => worn?.id ?? '')
  return [...groups].sort(([one], [other]) => Number(one === '') - Number(other === ''))
}

/** In what two looks differ, in words, garment by garment. */
export function Differences({ before, after, project, title }: DifferencesProps) {
  const { t } = useTranslation()
  const say = useDifferenceWords(project)
  const said = differencesOf(before, after).map(say)
  return (
    <section className={styles.differences} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {said.length === 0 && <p>{t('Nothing differs between these two.')}</p>}
      <dl>
        {grouped(said).map(([key, all]) => (
          <div key={key}>
            <dt>{all[0]?.of}</dt>
            {all.map(({ says }, i) => (
              <dd key={i}>{says}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
