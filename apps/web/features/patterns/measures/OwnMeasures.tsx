import { Button } from '@mantine/core'
import { setBody } from '@toile/tailoring/editing/changes.ts'
import type { Measures } from '@toile/tailoring/bodies/measures.ts'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../shell/lazyPart.ts'
import { Panel } from '../../../shell/parts/Panel.tsx'
import type { OpenPattern } from '../keeping/openPatterns.ts'
import styles from './measures.module.css'

const OwnMeasuresDialog = lazyPart('patterns', async () => (await import('./OwnMeasuresDialog.tsx')).OwnMeasuresDialog)

interface OwnMeasuresProps {
  document: OpenPattern['document']
  /** The body of one person that the pattern is cut for, instead of sizes of a range. */
  own: Measures | null
  /** The body of the size that is worked in. */
  body: Measures | null
}

/** The pattern for the body of one person, by own measures, instead of sizes of a range. */
export function OwnMeasures({ document, own, body }: OwnMeasuresProps) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  const first = own ?? body
  return (
    <Panel title={t('Own measures')}>
      <p className={styles.says}>
        {own ? t('Cut for one body by its own measures.') : t('Cut for one body instead of a range of sizes.')}
      </p>
      <div className={styles.acts}>
        <Button variant="default" size="compact-sm" disabled={!first} onClick={() => setAsks(true)}>
          {own ? t('Change the measures') : t('Type measures')}
        </Button>
        {own && (
          <Button variant="default" size="compact-sm" onClick={() => document.change(setBody, { own: null })}>
            {t('Back to sizes')}
          </Button>
        )}
      </div>
      <Suspense>
        {asks && first && (
          <OwnMeasuresDialog
            first={first}
            onClose={() => setAsks(false)}
            onTake={(measures) => {
              document.change(setBody, { own: measures })
              setAsks(false)
            }}
          />
        )}
      </Suspense>
    </Panel>
  )
}
