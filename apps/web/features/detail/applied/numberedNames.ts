/** Tells things of one name apart by counting them: all but the first, or that one too where it always has its number. */
export const numberedNames = (all: readonly { name: string; always: boolean }[]): string[] =>
  all.map(({ name, always }, i) => {
    const before = all.slice(0, i).filter((other) => other.name === name).length
    return before > 0 || always ? `${name} ${before + 1}` : name
  })
