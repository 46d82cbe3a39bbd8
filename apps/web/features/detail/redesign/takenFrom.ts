import { percentOf } from '../../../languages/numberOf.ts'

/** From which of two looks so large a share of the other is: its name alone where all is of one of them. */
export function takenFrom(share: number, { one, other }: { one: string; other: string }): string {
  if (share <= 0) return one
  return share >= 1 ? other : `${other} · ${percentOf(share)}`
}
