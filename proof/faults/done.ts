import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashBytes } from '../../apps/server/host/files/hashBytes.ts'
import type { Fault } from './fault.ts'
import { textAt } from './sourceTree.ts'

/** What became of a fault: the test that noticed it, or why none did. */
export interface Outcome {
  fault: Fault
  caught: string | null
  why: string
  seconds: number
}

/** The faults that a run has caught, kept for the next one. */
export interface Done {
  has(fault: Fault): boolean
  note(outcome: Outcome): void
}

const folder = join(import.meta.dirname, '../../test-output')
const path = join(folder, 'caught-faults.txt')

/** A fault with its file and its test as they are now; changed ones count as new. */
const keyOf = ({ file, find, replace, test, title }: Fault): string =>
  hashBytes(Buffer.from([textAt(file), String(find), replace, textAt(test), title].join('\0')))

/** Opens what the last run caught, or begins anew. */
export function openDone(resume: boolean): Done {
  mkdirSync(folder, { recursive: true })
  if (!resume) rmSync(path, { force: true })
  const known = new Set(existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])
  return {
    has: (fault) => known.has(keyOf(fault)),
    note({ fault, caught }) {
      if (caught !== null) appendFileSync(path, `${keyOf(fault)}\n`)
    },
  }
}
