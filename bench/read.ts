import { envelopeSchema } from '@toile/contract/envelope.ts'
import { account } from '@toile/contract/features/account.ts'
import fastify from 'fastify'
import { openTestToile } from '../apps/server/testing/openTestToile.ts'
import { openRole } from '../apps/server/testing/people.ts'
import { defineBench } from './bench.ts'

const burst = 100

/** A call that reads, with session, rights and envelope. */
export const read = defineBench({
  id: 'read',
  says: `${burst} calls for the credits over HTTP, one after the other, their asking included`,
  peer: 'a bare fastify route with the same answer',
  pairs: 11,
  async open() {
    const toile = await openTestToile({ TOILE_ROLE: 'api' })
    const { token } = await (await openRole(toile)).call(account.createToken, { name: 'bench' })
    const bare = fastify()
    bare.get(account.credits.path, () => ({ errCode: 0, errMsg: '', data: 200 }))
    const peerAddress = await bare.listen({ port: 0, host: '127.0.0.1' })
    const headers = { authorization: token }
    const ask = async (address: string) => (await fetch(`${address}${account.credits.path}`, { headers })).json()
    let well = 0
    let asks = 0
    return {
      async ours() {
        for (let i = 0; i < burst; i++) {
          asks++
          const { data } = envelopeSchema.parse(await ask(toile.address))
          if (account.credits.gives.safeParse(data).success) well++
        }
      },
      async peer() {
        for (let i = 0; i < burst; i++) await ask(peerAddress)
      },
      right: () => `${well} of ${asks} answers well formed`,
      async close() {
        await bare.close()
        await toile.close()
      },
    }
  },
})
