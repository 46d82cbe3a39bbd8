import { Suspense } from 'react'
import { useProject } from '../../../../shared/open/projects/useProject.ts'
import { lazyPart } from '../../../../shell/lazyPart.ts'
import { ProjectUnopened } from '../../../../shared/open/ProjectUnopened.tsx'

const OpenMoodEditor = lazyPart('moods', async () => (await import('./OpenMoodEditor.tsx')).OpenMoodEditor)

/** The moodboard over the whole screen, kept open by the address (requirement S5.21). */
export function MoodEditorScreen({ id }: { id: string }) {
  const { opened, error, again } = useProject(id)
  if (opened)
    return (
      <Suspense>
        <OpenMoodEditor opened={opened} />
      </Suspense>
    )
  return error && <ProjectUnopened error={error} onAgain={again} />
}
