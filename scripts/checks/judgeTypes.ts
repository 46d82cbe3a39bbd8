/** What two runs of the compiler come to. */
export interface Judged {
  /** Errors that stop the check, each with the lines that explain it. */
  errors: string[]
  /** Listed rooms that have more or fewer unchecked indexes than the list says, a sentence each. */
  miscounted: string[]
  /** How many indexes are still unchecked in each listed room. */
  left: ReadonlyMap<string, number>
}

const head = /^([^\s(][^(]*)\(\d+,\d+\): error /

const errorsIn = (said: string): string[] => said.split(/\n(?=\S)/).filter((error) => head.test(error))

function miscount(room: string, listed: number, found: number): string[] {
  if (found === listed) return []
  if (found === 0) return [`${room} has no unchecked index any more: take it off architecture/unchecked.ts.`]
  return found > listed
    ? [
        `${room} has ${found} unchecked indexes, ${found - listed} more than before: read what stands there with a guard.`,
      ]
    : [`${room} has ${found} unchecked indexes: lower its ${listed} in architecture/unchecked.ts.`]
}

/** Weighs what the compiler said of all files with indexes checked, and of the files of the listed rooms without: a listed room may have the errors of the first kind alone, and as many as the list says. */
export function judgeTypes(checked: string, plain: string, listed: Readonly<Record<string, number>>): Judged {
  const rooms = Object.keys(listed)
  const all = errorsIn(checked)
  const within = (room: string) => (error: string) => head.exec(error)?.[1]?.startsWith(`${room}/`) === true
  const elsewhere = all.filter((error) => !rooms.some((room) => within(room)(error)))
  const left = new Map(rooms.map((room) => [room, all.filter(within(room)).length]))
  return {
    errors: [...new Set([...elsewhere, ...errorsIn(plain)])],
    miscounted: Object.entries(listed).flatMap(([room, count]) => miscount(room, count, left.get(room) ?? 0)),
    left,
  }
}
