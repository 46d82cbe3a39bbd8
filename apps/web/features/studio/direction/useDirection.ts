import type { ReadPicture } from '@toile/contract/features/generation.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import { direct } from '@toile/fashion/script/direct.ts'
import { evenBoard } from '@toile/fashion/script/evenBoard.ts'
import type { PictureBrief } from '@toile/fashion/script/pictureBrief.ts'
import { useMemo } from 'react'
import { useBoards } from '../boards/boardContext.ts'
import { useBoardReadings } from './useBoardReadings.ts'

/** What the pictures of a moodboard ask of the collection, as it stands now and as it would without a hand on it. */
export interface Direction {
  now: PictureBrief
  asRead: PictureBrief
  /** The pictures that were read, in the order of the board. */
  pictures: readonly ReadPicture[]
}

/** The direction of a project by what was read in its pictures; nothing where none of them was. */
export function directionOf(
  { boards, direction }: Pick<Project, 'boards' | 'direction'>,
  read: readonly ReadPicture[],
): Direction | null {
  const pictures = boards.mood.flatMap(({ id }) => read.find(({ fileId }) => fileId === id) ?? [])
  const board = evenBoard(pictures)
  // The seed rules prints alone, which are not shown here.
  const asRead = direct(board, boards.color, 0)
  const now = direct(board, boards.color, 0, direction)
  return now && asRead ? { now, asRead, pictures } : null
}

/** The direction of the open project, reckoned here from the readings so that every edit is seen at once. */
export function useDirection() {
  const { project } = useBoards()
  const { data, error, refetch, isFetching } = useBoardReadings()
  const { boards, direction } = project
  const found = useMemo(
    () => (data ? directionOf({ boards, direction }, data.pictures) : null),
    [data, boards, direction],
  )
  return {
    direction: found,
    /** How far the reading is: pictures that stand on the board but were not read may still come. */
    state:
      boards.mood.length === 0 ? 'empty' : found ? 'there' : error ? 'failed' : isFetching ? 'reading' : 'unreadable',
    waiting: isFetching,
    failed: error !== null,
    again: () => void refetch(),
  } as const
}
