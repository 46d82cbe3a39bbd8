import { patterns } from '@toile/contract/features/patterns.ts'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../shell/calls/useCall.ts'
import { Page } from '../../../shell/parts/Page.tsx'
import { PageHead } from '../../../shell/parts/PageHead.tsx'
import { TryAgain } from '../../../shell/parts/TryAgain.tsx'
import styles from '../patterns.module.css'
import { LooksToCut } from './LooksToCut.tsx'
import { PatternLine } from './PatternLine.tsx'

interface PatternChoiceProps {
  projectId: string | null
  onLook: (look: string) => void
  onPattern: (pattern: string) => void
}

/** The looks that a pattern can be made of, and the patterns that there are already. */
export function PatternChoice({ projectId, onLook, onPattern }: PatternChoiceProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(patterns.list, projectId ? { projectId } : {}, { saidByScreen: true })
  return (
    <Page>
      <PageHead
        title={t('Pattern making')}
        below={t('Choose a look: what is cut and sewn in it becomes pieces in sizes, ready for cutting.')}
      />
      <div className={styles.choice}>
        {error && <TryAgain error={error} onAgain={() => void refetch()} />}
        {data && data.items.length > 0 && (
          <section>
            <h2>{t('Go on with a pattern')}</h2>
            <ul className={styles.patterns} aria-label={t('Patterns of garments')}>
              {data.items.map((entry) => (
                <PatternLine key={entry.id} entry={entry} onOpen={() => onPattern(entry.id)} />
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{t('Make a pattern of a look')}</h2>
          <LooksToCut projectId={projectId} onChoose={onLook} />
        </section>
      </div>
    </Page>
  )
}
