import type { Picture } from '@toile/contract/features/files.ts'
import { type Arrangement, arrangeBoard, layOutMoods } from '@toile/studio/projects/boards/layout/arrangeBoard.ts'
import type { BoardLayoutId } from '@toile/studio/projects/boards/layout/layouts.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { OpenedProject } from '../../../shared/open/projects/openProjects.ts'

const oneSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

interface Laid {
  opened: OpenedProject
  project: Project
  pictures: ReadonlyMap<string, Picture>
}

/** Lays the moodboard out anew at every call, in a random order, as one step; nothing else places its pictures unless by hand (requirement S5.21). */
export function useMoodLayout({ opened, project, pictures }: Laid) {
  const keep = (arrangement: Arrangement | null) => opened.document.change(layOutMoods, arrangement)
  return {
    arrange: (wanted: BoardLayoutId | null = null) =>
      keep(
        arrangeBoard(
          project.boards.mood.map(({ id }) => {
            const picture = pictures.get(id)
            return { id, aspect: picture ? picture.width / picture.height : 1 }
          }),
          wanted,
          { template: project.moodTemplateId, positions: project.moodPositions, sheet: project.moodSheet },
          oneSeed(),
        ),
      ),
    clear: () => keep(null),
  }
}
