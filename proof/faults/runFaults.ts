import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openChance } from '@toile/geometry'
import type { Options } from '../options.ts'
import { say } from '../say.ts'
import { type Copy, openCopy } from './copy.ts'
import { coreFaults } from './coreFaults.ts'
import { type Done, type Outcome, openDone } from './done.ts'
import { type Fault, families, plant } from './fault.ts'
import { openFaults } from './faults.ts'
import { runTest, stopTests } from './runTest.ts'
import { textAt } from './sourceTree.ts'

/** Plants faults one by one in copies of the project, two at once, and says which test noticed each. */
export async function runFaults(values: Options): Promise<boolean> {
  const faults = chosenFaults(values)
  if (values.list) {
    for (const { family, name, file, test } of faults) say(`${family.padEnd(13)}${name} · ${file} · ${test}`)
    return true
  }
  const lost = faults.filter((fault) => plant(textAt(fault.file), fault) === null)
  for (const { name, file } of lost) say(`not planted  ${name}: what it looks for does not stand once in ${file}`)
  const before = openDone(values.resume ?? false)
  const caught = faults.filter((fault) => before.has(fault))
  if (caught.length > 0) say(`${caught.length} were caught before and are not planted again.`)
  const outcomes = await inCopies(
    Number(values.copies ?? 2),
    faults.filter((fault) => !lost.includes(fault) && !caught.includes(fault)),
    before,
  )
  return summarise(faults, [...caught, ...outcomes.filter((one) => one.caught).map(({ fault }) => fault)])
}

/** The core of the faults unless others are asked for: all of them, those with a word in their name, or some by chance. */
function chosenFaults({ only, all, sample, seed }: Options): Fault[] {
  const every = openFaults()
  const named = only?.length
    ? every.filter(({ family, name, file }) => only.some((word) => `${family} ${name} ${file}`.includes(word)))
    : all || sample
      ? every
      : coreFaults(every)
  if (!sample) return named
  const chance = openChance(Number(seed ?? 1))
  return named
    .map((fault) => ({ fault, place: chance.next() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, Number(sample))
    .map(({ fault }) => fault)
}

async function inCopies(count: number, faults: readonly Fault[], done: Done): Promise<Outcome[]> {
  if (faults.length === 0) return []
  const began = Date.now()
  const below = mkdtempSync(join(tmpdir(), 'toile-faults-'))
  // PostgreSQL may run as another account, which passes through.
  chmodSync(below, 0o711)
  const copies: Copy[] = []
  const outcomes: Outcome[] = []
  let line: Fault[] = []
  const stop = () => {
    line = []
    stopTests()
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    for (let i = 0; i < Math.min(count, faults.length); i++) copies.push(await openCopy(below, `copy-${i + 1}`))
    line = await soundFaults(copies, faults, outcomes)
    await Promise.all(
      copies.map(async (copy) => {
        for (let fault = line.shift(); fault; fault = line.shift()) {
          const outcome = await tryFault(copy, fault)
          outcomes.push(outcome)
          done.note(outcome)
          const minutes = (Date.now() - began) / 60_000
          say(`${lineOf(outcome)}; ${outcomes.length} of ${faults.length} after ${minutes.toFixed(0)} min`)
        }
      }),
    )
  } finally {
    for (const copy of copies) await copy.close()
    rmSync(below, { recursive: true, force: true })
  }
  return outcomes
}

/** The faults whose test is there and passes as long as nothing is planted; the others are told as they are. */
async function soundFaults(copies: readonly Copy[], faults: readonly Fault[], outcomes: Outcome[]): Promise<Fault[]> {
  const files = [...new Set(faults.map(({ test }) => test))]
  const share = Math.ceil(files.length / copies.length)
  const ran = await Promise.all(
    copies.map((copy, i) => {
      const some = files.slice(i * share, (i + 1) * share)
      const titles = faults.filter(({ test }) => some.includes(test)).map(({ title }) => title)
      return runTest(copy, some, [...new Set(titles)])
    }),
  )
  const passed = ran.flatMap((one) => one.passed)
  const failed = ran.flatMap((one) => one.failed)
  const broken = ran.map((one) => one.broken).join(' ')
  return faults.filter((fault) => {
    const has = (title: string) => title.includes(fault.title)
    const why = failed.some(has) ? 'its test fails without it' : passed.some(has) ? '' : `no such test ran ${broken}`
    if (!why) return true
    const outcome = { fault, caught: null, why, seconds: 0 }
    outcomes.push(outcome)
    say(lineOf(outcome))
    return false
  })
}

async function tryFault(copy: Copy, fault: Fault): Promise<Outcome> {
  const began = performance.now()
  const path = join(copy.folder, fault.file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(path, plant(sound, fault) ?? sound)
  try {
    const { failed, broken } = await runTest(copy, [fault.test], [fault.title], true)
    const caught = failed.find((title) => title.includes(fault.title)) ?? failed[0] ?? null
    const why = caught ? '' : broken ? `the tests did not run: ${broken.slice(0, 200)}` : 'every test passed'
    return { fault, caught, why, seconds: (performance.now() - began) / 1000 }
  } finally {
    writeFileSync(path, sound)
  }
}

const lineOf = ({ fault: { family, name, file, test }, caught, why, seconds }: Outcome) =>
  `${caught ? 'caught  ' : 'SURVIVED'}  ${family.padEnd(13)}${name} · ${file} · ${
    caught ? `${test}: ${caught}` : why
  } (${seconds.toFixed(0)} s)`

function summarise(faults: readonly Fault[], caught: readonly Fault[]): boolean {
  say('')
  for (const family of families) {
    const own = faults.filter((fault) => fault.family === family)
    if (own.length)
      say(`${family.padEnd(13)}${own.filter((one) => caught.includes(one)).length} of ${own.length} caught`)
  }
  say(`${caught.length} of ${faults.length} faults were caught.`)
  return caught.length === faults.length
}
