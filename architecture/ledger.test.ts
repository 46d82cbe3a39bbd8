import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rows } from '../proof/rows.ts'
import { ledgerFile, namedRows, rowsOf, testFiles, withProofs } from '../scripts/ledger.ts'

const ledger = readFileSync(ledgerFile, 'utf8')
const files = testFiles()

describe('the ledger of requirements', () => {
  it('tells what is shown of each row as it is listed now (npm run ledger writes it anew)', () => {
    const fresh = new Set(withProofs(ledger).split('\n'))
    expect(ledger.split('\n').filter((line) => !fresh.has(line))).toEqual([])
  })

  it('has every row once, in order', () => {
    const all = rowsOf(ledger)
    expect(all.length).toBeGreaterThan(150)
    expect(all).toEqual([...new Set(all)].sort())
  })

  it('has every row that a test names or a proof is listed for', () => {
    const known = new Set(rowsOf(ledger))
    expect([...namedRows(), ...Object.keys(rows)].filter((row) => !known.has(row))).toEqual([])
  })

  it('lists no test that is not there, and each says a sentence of what it shows', () => {
    const gone = Object.entries(rows).flatMap(([row, shown]) =>
      shown
        .filter(({ title }) => !files.some(({ text }) => text.includes(`'${title}'`) || text.includes(`"${title}"`)))
        .map(({ title }) => `${row}: ${title}`),
    )
    expect(gone).toEqual([])
    for (const { shows } of Object.values(rows).flat()) expect(shows).toMatch(/^[A-Z].{20,}\.$/)
  })
})
