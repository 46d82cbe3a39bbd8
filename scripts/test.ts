import { quick, whole } from './checks/kinds.ts'
import { stopPrograms } from './checks/runProgram.ts'
import { runStages, summaryOf } from './checks/runStages.ts'
import { readWords } from './readWords.ts'
import { testSeed } from './testSeed.ts'

const words = process.argv.slice(2)
const choice = words.includes('--quick') ? quick : whole
const names = choice.flat().map(({ name }) => name)
const usage = `npm test [-- KIND …] [--quick]

Runs every check, or those kinds that are named, goes on where one fails, and tells of all at the end.
Exhaustive tests take a twentieth of their cases, another one every day; npm run proof -- exhaustive takes all.

  --quick        only format, types and the pure packages

Kinds: ${names.join(', ')}

TEST_SEED=N takes the twentieth of that seed, TEST_SEED=all every case.
CHROMIUM_PATH names the browser of the journeys.`

const say = (text: string) => void process.stdout.write(text)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopPrograms(signal).then(() => process.exit(1)))
}

const asked = readWords(words, {
  usage,
  options: { quick: { type: 'boolean' } },
  names: { kind: 'kind of test', ids: names },
})

if (asked) {
  const { positionals } = asked
  const wanted = ({ name }: { name: string }) => positionals.length === 0 || positionals.includes(name)
  const stages = choice.map((stage) => stage.filter(wanted))
  const seed = testSeed()
  process.env['TEST_SEED'] = seed
  say(`Exhaustive tests take the twentieth of seed ${seed}; TEST_SEED=${seed} takes the same again.\n\n`)
  const all = await runStages(stages, say)
  say(summaryOf(all))
  process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0
}
