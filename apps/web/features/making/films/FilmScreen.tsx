import { ProjectUnopened } from '../../../shared/open/ProjectUnopened.tsx'
import { useProject } from '../../../shared/open/projects/useProject.ts'
import { WhichProject } from '../products/WhichProject.tsx'
import { FilmBench } from './FilmBench.tsx'

/** Films of the looks of a project; where none is named, the projects to choose from (requirements S1.09, S2.31, S2.43). */
export function FilmScreen({ projectId }: { projectId: string | null }) {
  return projectId ? <OfProject key={projectId} id={projectId} /> : <WhichProject tool="film" />
}

function OfProject({ id }: { id: string }) {
  const { opened, error, again } = useProject(id)
  if (opened) return <FilmBench opened={opened} />
  return error && <ProjectUnopened error={error} onAgain={again} />
}
