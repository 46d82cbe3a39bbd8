import type { Project } from '../project.ts'
import { livePlaces } from './boardChanges.ts'

/** What a pinned picture weighs against one of the same size that is not. */
const pinned = 1.5

/** How much each picture of a moodboard weighs among the others, by the id of its file, 1 on the mean: by the area that it takes on the board, more when it is pinned; pictures that are not laid out yet take a usual area (requirement S3.03). */
export function moodWeights(project: Pick<Project, 'boards' | 'moodPositions'>): ReadonlyMap<string, number> {
  const areas = new Map(
    livePlaces(project).flatMap(({ id, thing, width, height }) => (thing ? [] : [[id, width * height] as const])),
  )
  const usual = meanOf([...areas.values()])
  const weights = project.boards.mood.map((item) => {
    const area = areas.get(item.id) ?? usual
    return { id: item.id, weight: (area / usual) * (item.pinned ? pinned : 1) }
  })
  const whole = meanOf(weights.map(({ weight }) => weight))
  return new Map(weights.map(({ id, weight }) => [id, weight / whole]))
}

const meanOf = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 1
