import { openChance } from '@toile/geometry'
import type { Change } from '../../document.ts'
import type { Project } from '../../projects/project.ts'
import { boardSize } from '../templates/template.ts'
import { type BoardLayoutId, boardLayouts, findLayout } from './layouts.ts'
import type { Position, Shown } from './tree.ts'

/** Width of a laid out moodboard against its height. */
export const boardAspect = boardSize.width / boardSize.height

/** An arrangement of a moodboard: which layout, and every picture in its place. */
export interface Arrangement {
  template: BoardLayoutId
  positions: Position[]
}

/** How often an order is drawn again that would leave everything where it was. */
const patience = 24

/** Arranges pictures in a random order by a layout, another than the last unless one is asked for, and never as they lay; the same seed gives the same arrangement (requirement S5.21). */
export function arrangeBoard(
  pictures: readonly Shown[],
  wanted: BoardLayoutId | null,
  last: { template: string | null; positions: readonly Position[] },
  seed: number,
): Arrangement {
  const chance = openChance(seed)
  const others = boardLayouts.filter(({ id }) => id !== last.template)
  const layout = findLayout(wanted) ?? chance.pick(others)
  const lay = () => (pictures.length === 0 ? [] : layout.lay(chance.shuffled(pictures), boardAspect, chance))
  let positions = lay()
  for (let tries = 0; tries < patience && isSame(positions, last.positions); tries++) positions = lay()
  return { template: layout.id, positions }
}

/** Whether every picture lies where it lay, to a tenth of a hundredth of the board. */
const isSame = (now: readonly Position[], before: readonly Position[]): boolean =>
  now.length === before.length &&
  now.every((place) => {
    const old = before.find(({ id }) => id === place.id)
    return (
      old !== undefined &&
      (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(place[side] - old[side]) < 1e-3)
    )
  })

/** Keeps an arrangement with the project, as one step. */
export const layOutMoods: Change<Project, Arrangement | null> = (project, arrangement) => ({
  ...project,
  moodTemplateId: arrangement?.template ?? null,
  moodPositions: arrangement?.positions ?? [],
})

/** The places of a moodboard's pictures in the order of the board; null while some picture has none, as none is placed but by its layout (requirement S5.21). */
export function placesOf({
  boards,
  moodPositions,
}: Pick<Project, 'boards' | 'moodPositions'>): readonly Position[] | null {
  const places = boards.mood.map(({ id }) => moodPositions.find((position) => position.id === id))
  if (places.length === 0) return null
  const known = places.filter((place) => place !== undefined)
  return known.length === places.length ? known : null
}
