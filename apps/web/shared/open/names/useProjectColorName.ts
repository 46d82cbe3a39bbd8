import type { Color } from '@toile/craft/colors/color.ts'
import { boardColorOf } from '@toile/studio/projects/boardColorOf.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { useColorNames } from './useColorNames.ts'

/** What a colour is called wherever it stands in a project: as on its colourboard where it is one of these, else by the nearest trade name. */
export function useProjectColorName(project: Pick<Project, 'boards'>): (color: Color) => string {
  const nameOf = useColorNames()
  return (color) => nameOf(boardColorOf(project, color) ?? { name: '', color })
}
