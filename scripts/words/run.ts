import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { languages } from '@toile/rules/languages/index.ts'
import { readSpoken } from '../../architecture/spoken.ts'
import { readWords } from '../readWords.ts'
import { filesOfLanguage, readLines } from './readLines.ts'
import { sortLanguage } from './sortLanguage.ts'

const root = join(import.meta.dirname, '../..')
const usage = `npm run words -- [LANGUAGE …] [--check]

Sorts the sentences of every language, or of those named, into the areas whose screens say them:
packages/rules/languages/<language>/<area>.ts. Which area says what is read from the code.
A new sentence may stand in any file of the folder, or in a single table
(packages/rules/languages/<language>.ts, apps/web/languages/<language>.ts), which is taken in and removed.
A translation in the folder goes before one in such a table. What nobody says is dropped, and told.

  --check   writes nothing; tells what is missing
  --help    this text`

const print = (sentence: string) => void process.stdout.write(`${sentence}\n`)
const listed = (title: string, sentences: readonly string[]) =>
  sentences.length > 0 && print(`  ${title}:\n${sentences.map((one) => `    ${one}`).join('\n')}`)

function write(path: string, words: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  const lines = [...words].map(([english, own]) => `  ${JSON.stringify(english)}: ${JSON.stringify(own)},\n`)
  writeFileSync(
    join(root, path),
    `import type { Words } from '../words.ts'\n\nexport const words: Words = {\n${lines.join('')}}\n`,
  )
}

const read = readWords(process.argv.slice(2), {
  usage,
  options: { check: { type: 'boolean' } },
  names: { kind: 'language', ids: languages.map(({ id }) => id) },
})
if (read) {
  const { wanted } = readSpoken()
  const asked = read.positionals.length > 0 ? read.positionals : languages.map(({ id }) => id)
  for (const id of asked) {
    const { folder, old } = filesOfLanguage(root, id)
    const lines = [...folder, ...old].flatMap((path) => readLines(root, path))
    const { areas, missing, unsaid, doubled } = sortLanguage(id, lines, wanted)
    print(`${id}: ${new Set(lines.map(({ english }) => english)).size} lines in ${areas.size} areas`)
    listed('translated in two ways, the first stays', doubled)
    listed('said by nobody', unsaid)
    listed('missing', missing)
    if (missing.length > 0) process.exitCode = 1
    if (read.values.check) continue
    for (const path of [...folder, ...old]) rmSync(join(root, path))
    for (const [area, words] of areas) write(`packages/rules/languages/${id}/${area}.ts`, words)
  }
  const biome = join(root, 'node_modules/.bin/biome')
  if (!read.values.check) execFileSync(biome, ['format', '--write', 'packages/rules/languages'], { cwd: root })
}
