/** A hash of everything in the given files and folders, for knowing whether they changed. */
export function stampOf(paths: readonly string[]): string
