/** Whose change holds where two cannot both: of this window, of the other, or both side by side. */
export type Side = 'mine' | 'theirs' | 'both'

/** A question that two changes leave; `key` names it while a person chooses. */
export interface Asked {
  key: string
  sides: readonly Side[]
  chosen: Side
}

/** Of a list: an item that both changed the same of, or one removed and the other changed; or an order that both changed. */
export type ListConflict<List extends string> = Asked &
  ({ kind: 'item'; list: List; id: string; removedBy: 'mine' | 'theirs' | null } | { kind: 'order'; list: List })

/** What a person has chosen, by the keys of conflicts. */
export type Choices = ReadonlyMap<string, Side>

/** The two sides of a question where both cannot stand. */
export const either = ['mine', 'theirs'] as const

/** The side that is chosen where that side is offered, else the usual one. */
export const chosenOf = (choices: Choices, key: string, sides: readonly Side[], usual: Side): Side => {
  const chosen = choices.get(key)
  return chosen && sides.includes(chosen) ? chosen : usual
}
