import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const left = new Set(['node_modules', 'dist', '.git'])

function addFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (left.has(entry.name) || entry.name.includes('.test.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) addFolder(hash, path)
    else hash.update(entry.name).update('\0').update(readFileSync(path)).update('\0')
  }
}

/** A hash of everything in the given files and folders, for knowing whether they changed. */
export function stampOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    try {
      hash.update(readFileSync(path))
    } catch (error) {
      if (error.code !== 'EISDIR') throw error
      addFolder(hash, path)
    }
  }
  return hash.digest('hex')
}
