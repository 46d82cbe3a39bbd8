import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { limits } from '@toile/rules/limits.ts'
import { Refusal, refuse } from '@toile/rules/refusals.ts'
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import { isAway } from '../database/isAway.ts'
import type { Server } from '../server.ts'
import { refused } from './envelope.ts'
import { mountEvents } from './eventRoute.ts'
import { mountFigures } from './figures.ts'
import { addSafeHeaders } from './headers.ts'
import { mountHealth } from './health.ts'
import { languageOfRequest } from './mount.ts'
import { servePages } from './pages.ts'
import { readJson } from './readJson.ts'
import { sendAway } from './sendAway.ts'

function refusalOf(error: FastifyError | Refusal, { routeOptions }: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return refuse('tooSlow')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return refuse('bodyTooLarge', { most: (routeOptions.bodyLimit ?? limits.body) / 1000 })
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse('bodyUnreadable')
  return refuse('somethingBroke')
}

/** Makes the HTTP server with everything but the calls; `mount` adds those. */
export async function openApp(
  server: Server,
  webFolder: string,
  mount: (app: FastifyInstance) => void | Promise<void>,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = server.log
  const app: FastifyInstance = fastify({
    loggerInstance,
    bodyLimit: limits.body,
    requestTimeout: limits.callTimeout,
    handlerTimeout: limits.callTimeout,
    // They may say whom they speak for; nobody else may.
    trustProxy: server.settings.trustedProxies,
    forceCloseConnections: 'idle',
    keepAliveTimeout: 5_000,
    routerOptions: { maxParamLength: 200 },
  })
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (isAway(error)) return sendAway(reply, languageOfRequest(request))
    const refusal = refusalOf(error, request)
    if (refusal.code === 'somethingBroke') request.log.error(error)
    // Bad input is answered like every refusal; a fault of ours is a 500.
    return reply.code(refusal.code === 'somethingBroke' ? 500 : 200).send(refused(refusal, languageOfRequest(request)))
  })
  addSafeHeaders(app, server.settings.address)
  readJson(app)
  await app.register(cookie)
  await app.register(multipart)
  mountHealth(app, server.readiness)
  mountFigures(app, server)
  mountEvents(app, server)
  await mount(app)
  await servePages(app, webFolder)
  await app.ready()
  return app
}
