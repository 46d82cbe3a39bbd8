import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sure } from '@toile/geometry'
import { rows } from '../proof/rows.ts'
import { readWords } from './readWords.ts'

const root = join(import.meta.dirname, '..')
const rowForm = /^\| (S\d\.\d\d) \| (.*) \| ([^|]*) \|$/

/** Where the ledger of requirements lies. */
export const ledgerFile = join(root, 'docs/requirements.md')

/** Every test file with its text. */
export const testFiles = (): { path: string; text: string }[] =>
  globSync('{apps,packages,journeys,architecture}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(name),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** The rows that any title names. */
export const namedRows = (): Set<string> =>
  new Set(testFiles().flatMap(({ text }) => [...text.matchAll(/\[(S\d\.\d\d)\]/g)].map(([, row]) => sure(row))))

/** The numbers of a ledger's rows. */
export const rowsOf = (ledger: string): string[] => ledger.split('\n').flatMap((line) => rowForm.exec(line)?.[1] ?? [])

/** A ledger with its last column written anew: what listed tests show, else whether a title names the row. */
export function withProofs(ledger: string): string {
  const named = namedRows()
  return ledger
    .split('\n')
    .map((line) => {
      const [, row, says] = rowForm.exec(line) ?? []
      if (!row) return line
      const shown = rows[row]?.map(({ shows }) => shows.replaceAll('|', '/')).join(' ')
      return `| ${row} | ${says} | ${shown ?? (named.has(row) ? 'named' : '–')} |`
    })
    .join('\n')
}

const usage = `npm run ledger

Writes docs/requirements.md anew: the last column from proof/rows.ts and the rows that titles of tests name.`

if (
  import.meta.url === pathToFileURL(process.argv[1] ?? '').href &&
  readWords(process.argv.slice(2), { usage, options: {} })
) {
  const ledger = withProofs(readFileSync(ledgerFile, 'utf8'))
  writeFileSync(ledgerFile, ledger)
  const all = rowsOf(ledger)
  const named = all.filter((row) => namedRows().has(row) && !rows[row])
  const proved = Object.keys(rows).length
  process.stdout.write(`${proved} of ${all.length} rows are proved, ${named.length} more are named in a title.\n`)
}
