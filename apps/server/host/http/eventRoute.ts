import { refuse } from '@toile/rules/refusals.ts'
import type { FastifyInstance } from 'fastify'
import type { Server } from '../server.ts'
import { refused } from './envelope.ts'
import { identifyCall } from './identity.ts'
import { languageOfRequest } from './mount.ts'

// The longest a timer can be set to: a stream ends when its window closes.
const noLimit = 2 ** 31 - 1

/** A person's event stream at /api/events; Last-Event-ID resumes it where it broke. */
export function mountEvents(app: FastifyInstance, server: Server): void {
  // An open stream is a request that never ends by itself.
  app.addHook('preClose', () => server.events.close())
  app.get('/api/events', { handlerTimeout: noLimit }, async (request, reply) => {
    const asking = await identifyCall(server, request)
    if (!asking)
      return reply.code(401).send({ ...refused(refuse('pleaseLogIn'), languageOfRequest(request)), errCode: -1 })
    const last = request.headers['last-event-id']
    const goesOn = async () => (await identifyCall(server, request)) !== null
    const language = languageOfRequest(request)
    const following = { goesOn, language }
    await server.events.stream(reply, asking.identity.id, typeof last === 'string' ? last : undefined, following)
    return reply
  })
}
