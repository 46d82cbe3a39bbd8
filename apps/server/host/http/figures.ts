import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isOwnMachine } from '../ownMachine.ts'
import type { Server } from '../server.ts'
import { addGauges } from './gauges.ts'
import { hashOf } from './identity.ts'
import { watchTurns } from './turns.ts'

const alike = (one: string, other: string) => timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))

/** Whether somebody may read the figures: this machine itself, spoken for by nobody, or who knows the token of the settings. */
function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token && alike(headers.authorization ?? '', `Bearer ${token}`)) return true
  // A proxy on this machine that is not trusted would lend everybody its address.
  return isOwnMachine(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}

const codeIn = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'errCode' in payload ? payload.errCode : undefined

/** Figures for monitoring at /metrics. */
export function mountFigures(app: FastifyInstance, server: Server): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const turns = watchTurns()
  app.addHook('onClose', async () => turns.stop())
  addGauges(registry, server, turns)
  const seconds = new Histogram({
    name: 'toile_call_seconds',
    help: 'Time from request to answer.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'toile_call_answers_total',
    help: 'Answers by call and errCode: 0 went well, 1 and 2 were refused, -1 failed.',
    labelNames: ['route', 'code'],
    registers: [registry],
  })
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const code = codeIn(payload)
    if (typeof code === 'number') answers.inc({ route: request.routeOptions.url ?? 'page', code })
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page'
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, server.settings.metricsToken)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
