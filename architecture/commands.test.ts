import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { readWords } from '../scripts/readWords.ts'
import { sourcesOf } from './sources.ts'

const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')
const run = promisify(execFile)

/** What was said on both lines and the code that was set while some words were read. */
function reading(...words: string[]) {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    const read = readWords(words, {
      usage: 'npm run tool -- [THING …]',
      options: { out: { type: 'string' }, number: { type: 'string' } },
      numbers: ['number'],
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
  const scripts = [
    'apps/server/start.ts',
    'apps/server/cli/toile.ts',
    'scripts/test.ts',
    'bench/run.ts',
    'sheets/run.ts',
    'proof/run.ts',
    'scripts/ledger.ts',
    'scripts/brands/teachGarments.ts',
    'scripts/brands/teachPrints.ts',
    'scripts/brands/teachWorn.ts',
    'scripts/recognition/teach.ts',
    'scripts/recognition/teachPenLines.ts',
    'scripts/words/run.ts',
    'scripts/drawCanvasExample.ts',
    'scripts/keepSamples.ts',
    'scripts/types.ts',
  ]

  it('are all those that the package names, and every file of scripts that works by itself', () => {
    const setup = readFileSync(join(root, 'scripts/setup.mjs'), 'utf8')
    const started = [...setup.matchAll(/\['([\w/]+\.ts)'/g)].map(([, script]) => script)
    const told = sourcesOf('scripts').flatMap(({ path, text }) => (text.includes('process.argv') ? [path] : []))
    expect([...new Set([...started, ...told])].toSorted()).toEqual(scripts.toSorted())
    const writers = sourcesOf('scripts').filter(({ text }) => text.includes('writeFileSync('))
    expect(writers.map(({ path }) => path).filter((path) => !scripts.includes(path))).toEqual([])
  })

  it.each(scripts)('%s explains itself and ends well', async (script) => {
    const { stdout, stderr } = await run(node, [script, '--help'], { cwd: root })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/(npm run (-s )?|npm |node )[\w./]+/)
  })

  it('all read their words alike, but for the command line of the studio, which reads its own', () => {
    for (const script of scripts.filter((path) => path !== 'apps/server/cli/toile.ts'))
      expect(readFileSync(join(root, script), 'utf8'), script).toMatch(
        /\breadWords\((process\.argv\.slice\(2\)|words), \{/,
      )
  })

  it.each(['apps/server/start.ts', 'scripts/ledger.ts'])(
    '%s answers a word it does not know with one sentence and 2',
    async (script) => {
      const said = await run(node, [script, 'no-such-word'], { cwd: root }).catch((error: unknown) => error)
      expect(said).toMatchObject({ code: 2, stdout: '' })
      expect(said).toHaveProperty('stderr', expect.stringMatching(/^[^\n]*no-such-word[^\n]*\.\n$/))
    },
  )

  it('npm run itself says what it can start, and asks for a name it knows', async () => {
    const { stdout } = await run(node, ['scripts/setup.mjs', '--help'], { cwd: root })
    expect(stdout).toContain('start, test,')
    await expect(run(node, ['scripts/setup.mjs', 'no-such-word'], { cwd: root })).rejects.toMatchObject({ code: 2 })
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
    expect(reading('--number', 'many')).toMatchObject({ stderr: '--number is a whole number, not many.\n', code: 2 })
    expect(reading('--number', '12').read).toMatchObject({ values: { number: '12' } })
    expect(reading('jug', '--out', 'x').read).toMatchObject({ positionals: ['jug'], values: { out: 'x' } })
  })
})
