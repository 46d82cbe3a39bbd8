/** Names of files of their own: one that came before is followed by how often it has come. */
export const numberedNames = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((one) => one === name).length
    return before > 0 ? `${name}-${before + 1}` : name
  })
