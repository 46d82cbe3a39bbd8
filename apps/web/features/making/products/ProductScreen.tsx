import { ProjectUnopened } from '../../../shared/open/ProjectUnopened.tsx'
import { useProject } from '../../../shared/open/projects/useProject.ts'
import { ProductBench } from './ProductBench.tsx'
import { WhichProject } from './WhichProject.tsx'

/** Product images of the looks of a project; where none is named, the projects to choose from (requirements S1.07, S2.31). */
export function ProductScreen({ projectId }: { projectId: string | null }) {
  return projectId ? <OfProject key={projectId} id={projectId} /> : <WhichProject tool="product" />
}

function OfProject({ id }: { id: string }) {
  const { opened, error, again } = useProject(id)
  if (opened) return <ProductBench opened={opened} />
  return error && <ProjectUnopened error={error} onAgain={again} />
}
