import type { TextItem } from '@toile/craft/slogans/slogan.ts'
import { livePlaces } from '@toile/studio/projects/boards/boardChanges.ts'
import { formatOf, paperOf } from '@toile/studio/projects/boardFormats.ts'
import type { Place } from '@toile/studio/projects/boardLayout.ts'
import { boxOf } from '@toile/studio/projects/boards/layout/boxes.ts'
import { cropWindow } from '@toile/studio/projects/boards/layout/cropWindow.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import type { BoardPage, ImageMark } from './boardPage.ts'
import { type BoardTools, layThing, textsOfThing } from './layThing.ts'

/** The texts of a moodboard, for which letters must be made ready. */
export const textsOfMood = ({ boards, moodPositions }: Pick<Project, 'boards' | 'moodPositions'>): TextItem[] =>
  livePlaces({ boards, moodPositions }).flatMap(({ thing }) => (thing ? textsOfThing(thing, boards) : []))

/** A picture in its frame: filled without stretching, and what its crop leaves out cut away. */
function framedImage(
  file: string,
  aspect: number,
  { width, height }: { width: number; height: number },
  crop?: Place['crop'],
): ImageMark {
  const seen = cropWindow(aspect, width / height, crop)
  const [wide, tall] = [width / seen.width, height / seen.height]
  const clip = { x: 0, y: 0, width, height }
  const at = { x: -seen.x * wide, y: -seen.y * tall, width: wide, height: tall }
  return { kind: 'image', file, at, clip, flipX: false, flipY: false }
}

/** The moodboard as it is laid out, from the lowest to the uppermost; letters must be ready (requirement S5.21). */
export function layMood(
  project: Pick<Project, 'boards' | 'moodPositions' | 'moodSheet' | 'name'>,
  tools: BoardTools,
): BoardPage {
  const { width, height } = formatOf(project.moodSheet.format)
  return {
    title: project.name,
    width,
    height,
    ground: paperOf(project.moodSheet.ground),
    parts: livePlaces(project).map((place) => {
      const box = boxOf(place, project.moodSheet)
      const marks = place.thing
        ? layThing(place.thing, box, tools)
        : [framedImage(place.id, tools.aspectOf(place.id), box, place.crop)]
      return { ...box, marks }
    }),
  }
}
