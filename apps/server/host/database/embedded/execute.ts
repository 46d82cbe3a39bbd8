import { spawn } from 'node:child_process'
import type { Account } from './account.ts'

/** Runs a program to its end and answers its exit code (-1 when it could not start) and what it complained of. */
export function execute(program: string, words: readonly string[], account: Account) {
  return new Promise<{ code: number; errors: string }>((resolve) => {
    const child = spawn(program, words, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.on('error', (error) => resolve({ code: -1, errors: error.message }))
    child.on('close', (code) => resolve({ code: code ?? -1, errors }))
  })
}
