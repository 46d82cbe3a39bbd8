/** The part of an own file that holds its document. */
export const documentName = 'document.json'

/** The part of an own file that holds the tile of a hash. */
export const tileName = (hash: string): string => `tiles/${hash}.png`

/** The hash in the name of a part; null where it names no tile. */
export const hashOfName = (name: string): string | null => /^tiles\/([0-9a-f]{64})\.png$/.exec(name)?.[1] ?? null
