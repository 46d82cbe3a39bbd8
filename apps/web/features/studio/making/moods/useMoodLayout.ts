import { type Arrangement, arrangeBoard, layOutMoods } from '@toile/fashion/moods/layout/arrangeBoard.ts'
import type { BoardLayoutId } from '@toile/fashion/moods/layout/layouts.ts'
import { useBoards } from '../../boards/boardContext.ts'
import { usePictures } from '../../boards/pictures.ts'
import { boardSteps } from '../../boards/steps.ts'

const oneSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

/** Lays the moodboard out anew at every call, in a random order, as one step; nothing else places its pictures (requirement S5.21). */
export function useMoodLayout() {
  const { opened, project } = useBoards()
  const pictures = usePictures()
  const keep = (arrangement: Arrangement | null) =>
    opened.document.change(layOutMoods, arrangement, { name: boardSteps.layout.label })
  return {
    arrange: (wanted: BoardLayoutId | null = null) =>
      keep(
        arrangeBoard(
          project.boards.mood.map(({ id }) => {
            const picture = pictures.get(id)
            return { id, aspect: picture ? picture.width / picture.height : 1 }
          }),
          wanted,
          { template: project.moodTemplateId, positions: project.moodPositions },
          oneSeed(),
        ),
      ),
    clear: () => keep(null),
  }
}
