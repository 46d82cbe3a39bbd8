import { type Chance, openChance } from '@toile/geometry'
import { defineChange } from '@toile/rules/changing/defineChange.ts'
import { z } from 'zod'
import type { Project } from '../../project.ts'
import { formatOf } from '../../boardFormats.ts'
import { type Place, placeSchema, plainSheet, type Sheet } from '../../boardLayout.ts'
import { type Area, freeArea } from './freeArea.ts'
import { type BoardLayoutId, boardLayouts } from './layouts.ts'
import type { Position, Shown } from './tree.ts'

/** An arrangement of a moodboard: which layout, and every picture in its place. */
export interface Arrangement {
  template: BoardLayoutId
  positions: Position[]
}

/** What lay on a board before it is arranged anew. */
export interface Laid {
  template: string | null
  positions: readonly Place[]
  sheet?: Sheet
}

/** How often an order is drawn again that would leave everything where it was. */
const patience = 24

/** Arranges pictures in a random order by a layout, another than the last unless one is asked for, and never as they lay; what is locked stays, and the others keep clear of it; the same seed gives the same arrangement (requirement S5.21). */
export function arrangeBoard(
  pictures: readonly Shown[],
  wanted: BoardLayoutId | null,
  last: Laid,
  seed: number,
): Arrangement {
  const chance = openChance(seed)
  const others = boardLayouts.filter(({ id }) => id !== last.template)
  const layout = boardLayouts.find(({ id }) => id === wanted) ?? chance.pick(others)
  const locked = last.positions.filter((place) => place.locked)
  const held = new Set(locked.map(({ id }) => id))
  const free = pictures.filter(({ id }) => !held.has(id))
  const lay = () => layWithin(layout, chance.shuffled(free), last.sheet ?? plainSheet, locked, chance)
  const before = last.positions.filter(({ thing, id }) => !thing && !held.has(id))
  let positions = lay()
  for (let tries = 0; tries < patience && isSame(positions, before); tries++) positions = lay()
  return { template: layout.id, positions }
}

/** Pictures in their order by a layout, within the margins of a sheet and clear of what is taken. */
function layWithin(
  layout: (typeof boardLayouts)[number],
  pictures: readonly Shown[],
  sheet: Sheet,
  taken: readonly Area[],
  chance: Chance,
): Position[] {
  if (pictures.length === 0) return []
  const { width, height } = formatOf(sheet.format)
  const area = freeArea(within(sheet.margin / width, sheet.margin / height), taken)
  const aspect = (area.width * width) / (area.height * height)
  return layout.lay(pictures, aspect, chance).map((position) => ({ ...position, ...inside(position, area) }))
}

/** Every place of a moodboard as it is printed: while some picture has none, all lie in rows in the order of the board, and notes where they are. */
export function printedPlaces(
  project: Pick<Project, 'boards' | 'moodPositions' | 'moodSheet'>,
  aspectOf: (id: string) => number,
): readonly Place[] {
  const { boards, moodPositions, moodSheet } = project
  if (boards.mood.length === 0 || placesOf(project)) return moodPositions
  const rows = boardLayouts.find(({ id }) => id === 'rows') ?? boardLayouts[0]
  const shown = boards.mood.map(({ id }) => ({ id, aspect: aspectOf(id) }))
  return [...layWithin(rows, shown, moodSheet, [], openChance(1)), ...moodPositions.filter(({ thing }) => thing)]
}

const within = (across: number, down: number): Area => ({
  x: across,
  y: down,
  width: Math.max(0.2, 1 - 2 * across),
  height: Math.max(0.2, 1 - 2 * down),
})

const inside = ({ x, y, width, height }: Position, area: Area) => ({
  x: area.x + x * area.width,
  y: area.y + y * area.height,
  width: width * area.width,
  height: height * area.height,
})

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

/** Keeps an arrangement with the project, as one step; what is locked stays in its layer, and notes, texts, chips and swatches lie above the pictures. Without an arrangement the pictures have no places. */
export const layOutMoods = defineChange({
  id: 'layOutMoods',
  label: 'Lay out the moodboard',
  says: 'Lay the pictures of the moodboard at given places; null leaves them without places.',
  takes: z.object({ template: z.enum(boardLayouts.map(({ id }) => id)), positions: z.array(placeSchema) }).nullable(),
  apply: (project: Project, arrangement) => {
    const things = project.moodPositions.filter(({ thing }) => thing !== undefined)
    if (!arrangement) return { ...project, moodTemplateId: null, moodPositions: things }
    const fresh = new Set(arrangement.positions.map(({ id }) => id))
    const stay = project.moodPositions.filter(({ id, thing, locked }) => !thing && locked && !fresh.has(id))
    return {
      ...project,
      moodTemplateId: arrangement.template,
      moodPositions: [...stay, ...arrangement.positions, ...things],
    }
  },
})

/** The places of a moodboard's pictures in the order of the board; null while some picture has none, as none is placed but by its layout or by hand (requirement S5.21). */
export function placesOf({
  boards,
  moodPositions,
}: Pick<Project, 'boards' | 'moodPositions'>): readonly Place[] | null {
  const places = boards.mood.map(({ id }) => moodPositions.find((position) => position.id === id))
  if (places.length === 0) return null
  const known = places.filter((place) => place !== undefined)
  return known.length === places.length ? known : null
}
