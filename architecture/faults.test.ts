import { describe, expect, it } from 'vitest'
import { coreFaults } from '../proof/faults/coreFaults.ts'
import { type Fault, families, plant } from '../proof/faults/fault.ts'
import { openFaults } from '../proof/faults/faults.ts'
import { textAt } from '../proof/faults/sourceTree.ts'

const faults = openFaults()
const named = ({ family, name, file, test, title }: Fault) => `${family}: ${name} · ${file} · ${test}: ${title}`
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a title stands in a test file, as it is or made of one that is asked with several values. */
function stands(title: string, text: string): boolean {
  if (text.includes(title)) return true
  const made = [...text.matchAll(/(['"`])((?:(?!\1).)*%[sdi](?:(?!\1).)*)\1/g)].map(([, , said = '']) =>
    said
      .replace(/^(\[[\w.]+\] )+/, '')
      .split(/%[sdi]/)
      .map(escaped)
      .join('.+'),
  )
  return made.some((form) => new RegExp(`^${form}$`).test(title))
}

describe('the faults that are planted on purpose', () => {
  it('each stands where it is looked for, once', () => {
    expect(faults.filter((fault) => plant(textAt(fault.file), fault) === null).map(named)).toEqual([])
  })

  it('each names a test that is there', () => {
    expect(faults.filter(({ test, title }) => !stands(title, textAt(test) || '\0')).map(named)).toEqual([])
    expect(faults.filter(({ test }) => textAt(test) === '').map(named)).toEqual([])
  })

  it('sixty and more of every family are those that are planted unless told otherwise', () => {
    const core = coreFaults(faults)
    expect(core.length).toBeGreaterThanOrEqual(60)
    expect([...new Set(core.map(({ family }) => family))].sort()).toEqual([...families].sort())
  })
})
