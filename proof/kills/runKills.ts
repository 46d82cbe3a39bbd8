import { setTimeout as wait } from 'node:timers/promises'
import { openChance, sure, sureFirst } from '@toile/geometry'
import type { Options } from '../options.ts'
import { say, sayFigures } from '../say.ts'
import { openPerson } from '../studio/openPerson.ts'
import { openStudio, type Studio } from '../studio/openStudio.ts'
import { checkAnswered } from './check.ts'
import { type Load, openLoad } from './load.ts'

const parts = ['server', 'worker', 'database'] as const
type Part = (typeof parts)[number]
const minute = 60_000
const workers = 2

/** Kills the server, workers and database of a studio at moments drawn from a seed while people work in it, and compares what is there afterwards with what was answered. */
export async function runKills(values: Options): Promise<boolean> {
  const [number, seed] = [Number(values.number ?? 200), Number(values.seed ?? 1)]
  const most = Number(values.minutes ?? 50)
  say(`${number} kills from seed ${seed}, ${most} minutes at most.`)
  const began = Date.now()
  const studio = await openStudio(workers)
  try {
    // What was compiled is kept at an orderly end alone, and shortens every start after a kill.
    await studio.server().end('SIGTERM')
    await studio.startServer()
    const people = [await openPerson(studio, 'Ann'), await openPerson(studio, 'Ben')]
    const load = await openLoad(people)
    const killed = await killParts(studio, { number, seed, until: began + most * minute })
    await load.stop()
    const hung = await hanging(studio, Date.now() + 4 * minute)
    return await summarise({ studio, load, killed, hung, number, began })
  } finally {
    await studio.close()
  }
}

const isUp = ({ child }: { child: { exitCode: number | null; signalCode: string | null } }) =>
  child.exitCode === null && child.signalCode === null

interface Killed {
  of: Record<Part, number>
  /** Processes that ended though nobody killed them. */
  exits: number
}

/** Kills one part after the other; each is up again, or on its way, when the next one goes. */
async function killParts(studio: Studio, { number, seed, until }: { number: number; seed: number; until: number }) {
  const chance = openChance(seed)
  const killed: Killed = { of: { server: 0, worker: 0, database: 0 }, exits: 0 }
  for (let n = 0; n < number && Date.now() < until; n++) {
    await wait(chance.between(100, 2_500))
    if (!isUp(studio.server())) {
      killed.exits += 1
      await studio.startServer()
    }
    const part = chance.pick(parts)
    killed.of[part] += 1
    if (part === 'server') {
      await studio.server().end('SIGKILL')
      await studio.startServer()
    } else if (part === 'worker') {
      const at = chance.whole(0, workers - 1)
      if (!isUp(sure(studio.workers()[at]))) killed.exits += 1
      else await sure(studio.workers()[at]).end('SIGKILL')
      await studio.startWorker(at)
    } else {
      const before = studio.database()
      process.kill(before, 'SIGKILL')
      await databaseAgain(studio, before)
    }
    if ((n + 1) % 20 === 0) say(`${n + 1} kills`)
  }
  return killed
}

async function databaseAgain(studio: Studio, before: number) {
  for (let tries = 0; tries < 600; tries++, await wait(100)) {
    try {
      if (studio.database() === before) continue
    } catch {
      continue
    }
    await studio.query('select 1')
    return
  }
  throw new Error('The database did not come back within a minute.')
}

/** How many tasks have not ended when the time is over. */
async function hanging(studio: Studio, until: number): Promise<number> {
  for (;;) {
    const { open } = sureFirst(
      await studio.query<{ open: number }>(
        "select count(*)::int as open from task where status in ('waiting', 'running')",
      ),
    )
    if (open === 0 || Date.now() > until) return open
    await wait(500)
  }
}

interface Course {
  studio: Studio
  load: Load
  killed: Killed
  hung: number
  number: number
  began: number
}

async function summarise({ studio, load, killed, hung, number, began }: Course): Promise<boolean> {
  const { answered, faults } = load
  const { lost, doubled, credits, files, filesRead } = await checkAnswered(studio, answered)
  for (const sentence of [...lost, ...doubled, ...credits, ...files, ...faults].slice(0, 60)) say(sentence)
  const kills = Object.values(killed.of).reduce((sum, one) => sum + one, 0)
  const saves = [...answered.saves.values()].reduce((sum, one) => sum + one, 0)
  sayFigures({
    [`kills: ${parts.map((part) => `${part} ${killed.of[part]}`).join(', ')}`]: kills,
    'requests sent, those that nobody answered among them': load.sent(),
    'orders answered': answered.orders.size,
    'saves answered': saves,
    'uploads answered': answered.pictures.length,
    'projects answered': answered.projects.length,
    'stored files read': filesRead,
    'answered and lost': lost.length,
    doubled: doubled.length,
    'wrong credits': credits.length,
    'files missing or broken': files.length,
    'tasks that hang': hung,
    'refused without a reason': faults.length,
    'processes that ended by themselves': killed.exits,
    seconds: Math.round((Date.now() - began) / 1000),
  })
  const bad = [lost, doubled, credits, files, faults].some((one) => one.length > 0)
  return !bad && hung === 0 && killed.exits === 0 && kills === number
}
