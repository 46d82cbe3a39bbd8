import { openClient } from '@toile/contract/client.ts'
import { account } from '@toile/contract/features/account.ts'
import { openChance } from '@toile/geometry'
import { openCaller } from '../../apps/server/testing/caller.ts'
import type { Options } from '../options.ts'
import { say, sayFigures } from '../say.ts'
import { openStudio, type Studio } from '../studio/openStudio.ts'

const password = 'a good password'
/** Seconds within which a quiet machine of two cores answers everybody. */
const aim = 2
/** Sign-ins of one account at once, fewer than are counted against it. */
const each = 5

interface Asked {
  email: string
  right: boolean
  /** The network address that a proxy speaks for. */
  address: string
}
interface Answered extends Asked {
  status: number
  errCode: number
  seconds: number
  /** It was held against the password; others were told to wait. */
  tried: boolean
}

/** Signs many people in at once, rightly and wrongly, and looks that everybody is answered as they should be and every wrong attempt counted. */
export async function runSignins(values: Options): Promise<boolean> {
  const [number, seed] = [Number(values.number ?? 200), Number(values.seed ?? 1)]
  say(`${number} sign-ins at once from seed ${seed}; a quiet machine of two cores answers all within ${aim} s.`)
  const studio = await openStudio(0)
  try {
    const asked = drawn(number, seed)
    await addPeople(
      studio,
      asked.map(({ email }) => email),
    )
    const answered = await Promise.all(asked.map((one) => signIn(studio.address, one)))
    return await summarise(studio, answered)
  } finally {
    await studio.close()
  }
}

/** Half of them right, of accounts of their own; of the wrong ones, half are guesses at a single account. */
function drawn(number: number, seed: number): Asked[] {
  const asked = Array.from({ length: number }, (_, n): Asked => {
    const group = Math.floor(n / 4 / each)
    const kind = n % 4
    const email = ['right', 'right-also', 'wrong', 'guessed'][kind]
    return {
      email: `${email}-${kind === 3 ? 0 : group}@example.com`,
      right: kind < 2,
      address: `10.${kind}.${group}.1`,
    }
  })
  const chance = openChance(seed)
  return asked.sort(() => chance.next() - 0.5)
}

/** One account is opened; the others have its password. */
async function addPeople(studio: Studio, emails: readonly string[]) {
  await openCaller(studio).call(account.register, { email: 'first@example.com', password, userName: 'Ann' })
  await studio.query(
    "insert into person (email, user_name, password_hash) select distinct email, 'Ann', (select password_hash from person where email = 'first@example.com') from unnest($1::text[]) as email",
    [emails],
  )
  await studio.query('delete from throttle')
}

async function signIn(address: string, asked: Asked): Promise<Answered> {
  const began = performance.now()
  const from = { 'x-forwarded-for': asked.address }
  const client = openClient({
    address,
    reach: (to, request) =>
      fetch(to, { ...request, headers: { ...Object.fromEntries(new Headers(request.headers)), ...from } }),
  })
  const input = { email: asked.email, password: asked.right ? password : 'a wrong password' }
  const answer = await client.ask(account.login, input).catch(() => ({ status: 0, errCode: NaN, errMsg: '' }))
  const seconds = (performance.now() - began) / 1000
  const { status, errCode, errMsg } = answer
  return { ...asked, status, errCode, tried: /is not right/.test(errMsg), seconds }
}

async function summarise(studio: Studio, answered: readonly Answered[]): Promise<boolean> {
  const rows = await studio.query<{ key: string; count: number }>(
    `select split_part(key, ' ', 2) as key, sum(count)::int as count from throttle where key like 'account %'
     group by 1`,
  )
  const counted = new Map(rows.map(({ key, count }) => [key, count]))
  const wrong = Map.groupBy(
    answered.filter(({ tried }) => tried),
    ({ email }) => email,
  )
  // A right sign-in forgives what was counted, so of those nothing may be left.
  const lost = [...new Set(answered.map(({ email }) => email))].filter(
    (email) => (counted.get(email) ?? 0) !== (wrong.get(email)?.length ?? 0),
  )
  const broke = answered.filter(({ status }) => status === 0 || status >= 500)
  const mistaken = answered.filter(({ right, errCode }) => right !== (errCode === 0))
  for (const email of lost) say(`${email}: ${counted.get(email) ?? 0} attempts are counted`)
  const seconds = answered.map((one) => one.seconds).sort((a, b) => a - b)
  sayFigures({
    'sign-ins at once': answered.length,
    'right, and signed in': answered.filter(({ right, errCode }) => right && errCode === 0).length,
    'wrong, and refused': answered.filter(({ right, errCode }) => !right && errCode === 1).length,
    'most guesses at one account that are tried': Math.max(...[...wrong.values()].map((some) => some.length)),
    'answers of 5xx or none': broke.length,
    'let in wrongly, or refused wrongly': mistaken.length,
    'accounts whose attempts are counted wrongly': lost.length,
    'seconds in the middle': (seconds.at(seconds.length / 2) ?? 0).toFixed(2),
    'seconds at most': (seconds.at(-1) ?? 0).toFixed(2),
  })
  return broke.length === 0 && mistaken.length === 0 && lost.length === 0
}
