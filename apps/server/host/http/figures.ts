import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Server } from '../server.ts'

const own = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Figures for monitoring at /metrics, for the machine itself only, and the sign of life at /healthz. */
export function mountFigures(app: FastifyInstance, { pool }: Pick<Server, 'pool'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'toile_call_seconds',
    help: 'Time from request to answer.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!own.has(request.ip)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  app.get('/healthz', async (_request, reply) => {
    const alive = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    return reply.code(alive ? 200 : 503).send({ alive })
  })
}
