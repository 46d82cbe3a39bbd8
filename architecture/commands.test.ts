import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { readWords } from '../scripts/readWords.ts'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** What was said on both lines and the code that was set while some words were read. */
function reading(...words: string[]) {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    const read = readWords(words, {
      usage: 'npm run tool -- [THING …]',
      options: { out: { type: 'string' } },
      names: { kind: 'thing', ids: ['cup', 'jug'] },
    })
    const said = (spy: typeof out) => spy.mock.calls.map(([text]) => String(text)).join('')
    return { read, stdout: said(out), stderr: said(error), code: process.exitCode }
  } finally {
    process.exitCode = undefined
    vi.restoreAllMocks()
  }
}

describe('the tools of the repository', () => {
  it('npm run proof explains itself, and all three read their words alike', async () => {
    const { stdout, stderr } = await run('node', ['proof/run.ts', '--help'], { cwd: root })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/^npm run proof -- /)
    for (const tool of ['sheets', 'bench', 'proof'])
      expect(readFileSync(join(root, tool, 'run.ts'), 'utf8')).toContain('= readWords(process.argv.slice(2), {')
  })

  it('answer a word or an option they do not know with one sentence, and end with 2', () => {
    expect(reading('pot')).toEqual({
      read: null,
      stdout: '',
      stderr: 'There is no thing called pot: choose of cup, jug.\n',
      code: 2,
    })
    expect(reading('--in')).toMatchObject({ stderr: "Unknown option '--in'; --help says what there is.\n", code: 2 })
    expect(reading('--out')).toMatchObject({ read: null, code: 2 })
    expect(reading('--out').stderr).toMatch(/^[^\n]+; --help says what there is\.\n$/)
    expect(reading('jug', '--out', 'x').read).toMatchObject({ positionals: ['jug'], values: { out: 'x' } })
  })
})
