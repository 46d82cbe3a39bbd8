import { type Chance, openChance, sure } from '@toile/geometry'
import sharp from 'sharp'
import type { Caller } from '../../apps/server/testing/caller.ts'
import { say } from '../say.ts'
import { type Broken, longest } from './broken.ts'
import type { Fuzzed, NamedCall } from './fuzzed.ts'
import { inputOf, type Known } from './inputOf.ts'

/** After so many requests somebody new asks, since much was deleted by then and lists grew. */
const oneLife = 1_000

/** What is asked how often, and by how many at once. */
export interface Asking {
  calls: readonly NamedCall[]
  number: number
  seed: number
  lanes: number
}

/** Sends what is nearly right to every call in turn, several people at once. */
export async function askCalls(
  fuzzed: Fuzzed,
  { calls, number, seed, lanes }: Asking,
  broken: Broken,
): Promise<number> {
  let sent = 0
  const began = Date.now()
  const picture = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#885522' } })
    .png()
    .toBuffer()

  async function lane(at: number) {
    const chance = openChance(seed * 1_000 + at)
    while (sent < number) {
      const somebody = await fuzzed.somebody(40)
      for (let n = 0; n < oneLife && sent < number; n++) {
        const asked = sure(calls[sent % calls.length])
        sent += 1
        if (sent % 5_000 === 0) say(`${sent} requests, ${Math.round((sent * 1000) / (Date.now() - began))} a second`)
        await ask(somebody, asked, { chance, picture }, broken)
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, at) => lane(at)))
  return sent
}

interface Means {
  chance: Chance
  picture: Buffer
}

async function ask(
  { caller, known }: { caller: Caller; known: Known },
  { name, call }: NamedCall,
  { chance, picture }: Means,
  broken: Broken,
) {
  const input = inputOf(call.takes, { chance, known, odd: chance.pick([0, 0.03, 0.15]) })
  const fields = typeof input === 'object' && input !== null ? input : {}
  const again = `${call.method} ${call.path} ${JSON.stringify(fields)}`
  const began = performance.now()
  try {
    const { status } =
      call.sends === 'file'
        ? await caller.sendFile(
            call,
            Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])),
            chance.happens(0.3) ? picture : Buffer.from('nothing that is a picture'),
          )
        : await answered(caller, call, fields)
    if (status >= 500) broken.note('broke', `${name} answers ${status}`, again)
  } catch (error) {
    broken.note('cut', `${name} is cut off: ${error instanceof Error ? error.message : String(error)}`, again)
  }
  if (performance.now() - began > longest) broken.note('slow', `${name} takes longer than five seconds`, again)
}

/** The answer, read to its end so that its connection serves the next. */
async function answered(caller: Caller, call: NamedCall['call'], fields: object): Promise<Response> {
  const answer = await caller.fetch(call, fields)
  await answer.arrayBuffer()
  return answer
}
