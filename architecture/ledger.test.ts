import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ledgerFile, proofs, rowsOf, withProofs } from '../scripts/ledger.ts'

const ledger = readFileSync(ledgerFile, 'utf8')

describe('the ledger of requirements', () => {
  it('names the tests that prove each row as they are now (npm run ledger writes them anew)', () => {
    const fresh = new Set(withProofs(ledger).split('\n'))
    expect(ledger.split('\n').filter((line) => !fresh.has(line))).toEqual([])
  })

  it('has every row once, in order', () => {
    const rows = rowsOf(ledger)
    expect(rows.length).toBeGreaterThan(150)
    expect(rows).toEqual([...new Set(rows)].sort())
  })

  it('has every row that a test names', () => {
    const known = new Set(rowsOf(ledger))
    expect([...proofs()].filter(([row]) => !known.has(row))).toEqual([])
  })
})
