/** What two runs of the compiler come to. */
export interface Judged {
  /** Errors that stop the check, each with the lines that explain it. */
  errors: string[]
  /** Listed rooms without an error: they are to be taken off the list. */
  mended: string[]
  /** How many indexes are still unchecked in each listed room. */
  left: ReadonlyMap<string, number>
}

const head = /^([^\s(][^(]*)\(\d+,\d+\): error /

const errorsIn = (said: string): string[] => said.split(/\n(?=\S)/).filter((error) => head.test(error))

/** Weighs what the compiler said of all files with indexes checked, and of the files of the listed rooms without: a listed room may have the errors of the first kind alone. */
export function judgeTypes(checked: string, plain: string, rooms: readonly string[]): Judged {
  const all = errorsIn(checked)
  const within = (room: string) => (error: string) => head.exec(error)?.[1]?.startsWith(`${room}/`) === true
  const elsewhere = all.filter((error) => !rooms.some((room) => within(room)(error)))
  const left = new Map(rooms.map((room) => [room, all.filter(within(room)).length]))
  return {
    errors: [...new Set([...elsewhere, ...errorsIn(plain)])],
    mended: rooms.filter((room) => left.get(room) === 0),
    left,
  }
}
