import type { ReadPicture } from '@toile/contract/features/generation.ts'
import type { Project } from '@toile/fashion/projects/project.ts'
import type { DirectionHand } from '@toile/fashion/script/directionHand.ts'
import { direct } from '@toile/fashion/script/direct.ts'
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

type Boards = Pick<Project['boards'], 'mood' | 'color'>

/** What pictures ask by themselves: it is reckoned anew for other pictures and other asked colours alone, not for every edit. */
export function readDirection({ mood, color }: Boards, read: readonly ReadPicture[]): Omit<Direction, 'now'> | null {
  const pictures = mood.flatMap(({ id }) => read.find(({ fileId }) => fileId === id) ?? [])
  // The seed rules prints alone, which are not shown here.
  const asRead = direct(boardOf(pictures), color, 0)
  return asRead && { asRead, pictures }
}

/** The same with a hand on it. */
export function withHand(
  found: ReturnType<typeof readDirection>,
  { color }: Pick<Boards, 'color'>,
  hand: DirectionHand,
): Direction | null {
  const now = found && direct(boardOf(found.pictures), color, 0, hand)
  return now && { now, ...found }
}

const boardOf = (pictures: readonly ReadPicture[]) =>
  pictures.map(({ hash, reading }) => ({ hash, weight: 1, reading }))

/** The direction of the open project, reckoned here from the readings so that every edit is seen at once. */
export function useDirection() {
  const { project } = useBoards()
  const { data, error, refetch, isFetching } = useBoardReadings()
  const { mood, color } = project.boards
  const asRead = useMemo(() => (data ? readDirection({ mood, color }, data.pictures) : null), [data, mood, color])
  const found = useMemo(() => withHand(asRead, { color }, project.direction), [asRead, color, project.direction])
  return {
    direction: found,
    /** How far the reading is: pictures that stand on the board but were not read may still come. */
    state:
      mood.length === 0 ? 'empty' : found ? 'there' : error ? 'failed' : !data || isFetching ? 'reading' : 'unreadable',
    waiting: isFetching,
    failed: error !== null,
    again: () => void refetch(),
  } as const
}
