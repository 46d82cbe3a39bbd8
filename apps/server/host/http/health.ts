import type { FastifyInstance } from 'fastify'
import type { Readiness } from '../readiness.ts'

/** The signs of life: /healthz says that the process runs, /readyz that it can answer calls. */
export function mountHealth(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const missing = await readiness.missing()
    return reply.code(missing ? 503 : 200).send({ ready: missing === undefined, ...(missing ? { missing } : {}) })
  })
}
