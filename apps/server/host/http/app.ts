import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { limits } from '@toile/fashion/limits.ts'
import { refuse } from '@toile/fashion/refusals.ts'
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify'
import type { Server } from '../server.ts'
import { refused } from './envelope.ts'
import { mountEvents } from './eventRoute.ts'
import { mountFigures } from './figures.ts'
import { addSafeHeaders } from './headers.ts'
import { languageOfRequest } from './mount.ts'
import { servePages } from './pages.ts'

// The largest document a person can save, with room.
const bodyLimit = 8_000_000

const refusalOf = (error: FastifyError) => {
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return refuse('tooSlow')
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('fieldTooLarge', { field: 'body', most: bodyLimit })
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
    bodyLimit,
    requestTimeout: limits.callTimeout,
    handlerTimeout: limits.callTimeout,
    // A proxy on the same machine may say whom it speaks for; nobody else may.
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    keepAliveTimeout: 5_000,
    routerOptions: { maxParamLength: 200 },
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'somethingBroke') request.log.error(error)
    // Bad input is answered like every refusal; a fault of ours is a 500.
    return reply.code(refusal.code === 'somethingBroke' ? 500 : 200).send(refused(refusal, languageOfRequest(request)))
  })
  addSafeHeaders(app)
  await app.register(cookie)
  await app.register(multipart)
  mountFigures(app, server)
  mountEvents(app, server)
  await mount(app)
  await servePages(app, webFolder)
  await app.ready()
  return app
}
