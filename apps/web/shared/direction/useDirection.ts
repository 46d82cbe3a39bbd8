import type { ReadPicture } from '@toile/contract/features/generation.ts'
import { moodWeights } from '@toile/studio/projects/boards/moodWeights.ts'
import type { Project } from '@toile/studio/projects/project.ts'
import { type DirectionHand, noDirection } from '@toile/craft/script/directionHand.ts'
import { direct } from '@toile/craft/script/direct.ts'
import type { BoardReading } from '@toile/craft/script/reading.ts'
import type { PictureBrief } from '@toile/craft/script/pictureBrief.ts'
import type { SeasonId } from '@toile/craft/script/seasonLeans.ts'
import { useMemo } from 'react'
import { useSteering } from '../open/projects/steering.ts'
import { useBoards } from '../open/boards/boardContext.ts'
import { useBoardReadings } from './useBoardReadings.ts'

/** What the pictures of a moodboard ask of the collection, as it stands now and as it would without a hand on it. */
export interface Direction {
  now: PictureBrief
  asRead: PictureBrief
  /** The pictures that were read, in the order of the board. */
  pictures: readonly ReadPicture[]
}

type Boards = Pick<Project, 'boards' | 'moodPositions'>

/** What the pictures of a moodboard ask by themselves: it is reckoned anew for other boards alone, not for every turn of a hand. */
export interface ReadBoard extends Omit<Direction, 'now'> {
  /** The pictures with what each weighs. */
  board: readonly BoardReading[]
  season: SeasonId
}

/** Reads the board of a project by what was read in its pictures; nothing where none of them was. */
export function readDirection(
  project: Boards,
  read: readonly ReadPicture[],
  season: SeasonId = 'none',
): ReadBoard | null {
  const { mood, color } = project.boards
  const pictures = mood.flatMap(({ id }) => read.find(({ fileId }) => fileId === id) ?? [])
  const weights = moodWeights(project)
  const board = pictures.map(({ fileId, hash, reading }) => ({ hash, weight: weights.get(fileId) ?? 1, reading }))
  // The seed rules prints alone, which are not shown here.
  const asRead = direct(board, color, 0, noDirection, season)
  return asRead && { asRead, pictures, board, season }
}

/** The same with a hand on it. */
export function withHand(found: ReadBoard | null, { boards }: Boards, hand: DirectionHand): Direction | null {
  const now = found && direct(found.board, boards.color, 0, hand, found.season)
  return now && { now, ...found }
}

/** The direction of the open project, reckoned here from the readings so that every edit is seen at once. */
export function useDirection() {
  const { opened, project } = useBoards()
  const { season } = useSteering(opened.id)
  const { data, error, refetch, isFetching } = useBoardReadings()
  const { boards, moodPositions, direction } = project
  const asRead = useMemo(
    () => (data ? readDirection({ boards, moodPositions }, data.pictures, season) : null),
    [data, boards, moodPositions, season],
  )
  const found = useMemo(
    () => withHand(asRead, { boards, moodPositions }, direction),
    [asRead, boards, moodPositions, direction],
  )
  return {
    direction: found,
    /** How far the reading is: pictures that stand on the board but were not read may still come. */
    state:
      boards.mood.length === 0
        ? 'empty'
        : found
          ? 'there'
          : error
            ? 'failed'
            : !data || isFetching
              ? 'reading'
              : 'unreadable',
    waiting: isFetching,
    failed: error !== null,
    again: () => void refetch(),
  } as const
}
