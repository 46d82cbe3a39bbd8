import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../../shell/parts/Page.tsx'
import { PageHead } from '../../../../shell/parts/PageHead.tsx'
import { useProject } from '../../../../shared/open/useProject.ts'
import { lazyPart } from '../../../../shell/lazyPart.ts'

const OpenMoodEditor = lazyPart('moods', async () => (await import('./OpenMoodEditor.tsx')).OpenMoodEditor)

/** The moodboard over the whole screen, kept open by the address (requirement S5.21). */
export function MoodEditorScreen({ id }: { id: string }) {
  const { t } = useTranslation()
  const { opened, error, again } = useProject(id)
  if (opened)
    return (
      <Suspense>
        <OpenMoodEditor opened={opened} />
      </Suspense>
    )
  if (!error) return null
  return (
    <Page narrow>
      <PageHead title={t('This project cannot be opened')} below={error.message} />
      <Button onClick={again}>{t('Try again')}</Button>
    </Page>
  )
}
