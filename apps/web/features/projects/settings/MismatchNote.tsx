import { Button } from '@mantine/core'
import { mismatched, swapMannequins } from '@toile/studio/projects/swapMannequins.ts'
import { useTranslation } from 'react-i18next'
import { useBoards } from '../../../shared/open/boards/boardContext.ts'
import { useOwnFigures } from '../../../shared/fields/people/useOwnFigures.ts'
import styles from './settings.module.css'
import { listOf } from '../../../languages/listOf.ts'

/** Who among the mannequins does not match gender and age group, said at once, with people who do offered in their place (requirement S5.17). */
export function MismatchNote() {
  const { t } = useTranslation()
  const { opened, project } = useBoards()
  const { nameOf } = useOwnFigures()
  const wrong = mismatched(project)
  return (
    <div role="status" className={styles.note} data-shown={wrong.length > 0 || undefined}>
      {wrong.length > 0 && (
        <>
          <p>
            {t('These mannequins do not match gender and age group: {{names}}', {
              names: listOf(wrong.map(({ person }) => nameOf(person))),
            })}
          </p>
          <Button size="compact-sm" variant="default" onClick={() => opened.document.change(swapMannequins, null)}>
            {t('Swap them for people who match')}
          </Button>
        </>
      )}
    </div>
  )
}
