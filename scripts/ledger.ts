import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const rowForm = /^\| (S\d\.\d\d) \| (.*) \| ([^|]*) \|$/

/** Where the ledger of requirements lies. */
export const ledgerFile = join(root, 'docs/requirements.md')

/** The test files that name each row in a title, in order. */
export function proofs(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const files = globSync('{apps,packages,journeys,architecture}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /node_modules|dist/.test(name),
  })
  for (const path of files.map((file) => file.replaceAll('\\', '/')).sort()) {
    const named = [...readFileSync(join(root, path), 'utf8').matchAll(/\[(S\d\.\d\d)\]/g)].map(([, row]) => row)
    for (const row of new Set(named)) found.set(row, [...(found.get(row) ?? []), path])
  }
  return found
}

/** The numbers of a ledger's rows. */
export const rowsOf = (ledger: string): string[] => ledger.split('\n').flatMap((line) => rowForm.exec(line)?.[1] ?? [])

/** A ledger with its last column written anew. */
export function withProofs(ledger: string): string {
  const files = proofs()
  return ledger
    .split('\n')
    .map((line) => {
      const [, row, says] = rowForm.exec(line) ?? []
      if (!row) return line
      return `| ${row} | ${says} | ${(files.get(row) ?? []).map((path) => `\`${path}\``).join(', ') || '–'} |`
    })
    .join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const ledger = withProofs(readFileSync(ledgerFile, 'utf8'))
  writeFileSync(ledgerFile, ledger)
  const rows = rowsOf(ledger)
  const open = rows.filter((row) => !proofs().has(row))
  process.stdout.write(`${rows.length - open.length} of ${rows.length} rows are proved.\n`)
}
