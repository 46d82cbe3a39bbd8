/** A line in which people take turns, however much each of them brings. */
export interface Line<Turn> {
  /** Answers false when the line is full, for everybody or for this person. */
  add(person: string, turn: Turn): boolean
  next(): Turn | undefined
  remove(person: string, turn: Turn): void
}

/** Opens a line that holds so many turns of all, and so many of each person. */
export function openLine<Turn>(most: { all: number; each: number }): Line<Turn> {
  /** Whoever stands first is next. */
  const waiting = new Map<string, Turn[]>()
  let all = 0

  function leave(person: string, rest: Turn[]) {
    all -= 1
    waiting.delete(person)
    if (rest.length > 0) waiting.set(person, rest)
  }

  return {
    add(person, turn) {
      const own = waiting.get(person) ?? []
      if (all >= most.all || own.length >= most.each) return false
      all += 1
      waiting.set(person, [...own, turn])
      return true
    },
    next() {
      const [first] = waiting
      if (!first) return undefined
      const [person, [turn, ...rest]] = first
      leave(person, rest)
      return turn
    },
    remove(person, turn) {
      const own = waiting.get(person)
      if (own?.includes(turn))
        leave(
          person,
          own.filter((one) => one !== turn),
        )
    },
  }
}
