import { readWords, refuseWords } from '../scripts/readWords.ts'
import { type Options, options } from './options.ts'

type Proof = (options: Options) => Promise<boolean>

/** Every proof by its name, loaded when it is asked for; each says what it found and answers whether all of it holds. */
const proofs: Readonly<Record<string, () => Promise<Proof>>> = {
  exhaustive: async () => (await import('./exhaustive/runExhaustive.ts')).runExhaustive,
  faults: async () => (await import('./faults/runFaults.ts')).runFaults,
  fuzz: async () => (await import('./fuzz/runFuzz.ts')).runFuzz,
  hostile: async () => (await import('./hostile/runHostile.ts')).runHostile,
  kills: async () => (await import('./kills/runKills.ts')).runKills,
  signins: async () => (await import('./signins/runSignins.ts')).runSignins,
}

const usage = `npm run proof -- PROOF [--number N] [--seed N] [--only WORD …]

Proves what the tests are worth and what the server bears. A seed draws another run of chance.

  exhaustive     runs the tests of which npm test takes a twentieth of the cases, with every case
    --only WORD    only tests whose title holds this word
    --seed N       the twentieth that npm test takes with this seed
  faults         plants faults in copies of the project and says which test noticed each: the core of them unless told
    --all          every one
    --only WORD    those whose name holds this word
    --sample N     so many of all by chance
    --resume       goes on where the last run ended
    --list         only names them
    --copies N     as many copies at once, 2 unless told
  fuzz           sends every call and every kind of task what is nearly right, and what is no HTTP, and counts what broke
    --number N     how many requests, 100000 unless told
    --only WORD    only calls whose name holds this word
    --lanes N      as many at once, 8 unless told
    --tasks N      orders of each kind of task, 8 unless told
  kills          kills server, workers and database under load and compares what is left with what was answered
    --number N     how many kills, 200 unless told
    --minutes N    ends after so many, 50 unless told
  hostile        sends hostile files through every way in and looks at what is stored and what memory it took
    --number N     how many files, 300 unless told
  signins        signs many people in at once, rightly and wrongly
    --number N     how many, 200 unless told`

const asked = readWords(process.argv.slice(2), {
  usage,
  options,
  numbers: ['number', 'seed', 'sample', 'copies', 'lanes', 'tasks', 'minutes'],
  names: { kind: 'proof', ids: Object.keys(proofs) },
})
if (asked) {
  const [name = ''] = asked.positionals
  if (proofs[name]) process.exitCode = (await (await proofs[name]())(asked.values)) ? 0 : 1
  else refuseWords(`Say which proof: ${Object.keys(proofs).join(', ')}.`)
}
