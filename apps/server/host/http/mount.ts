import { Readable } from 'node:stream'
import type { Call, Calls } from '@toile/contract/call.ts'
import { sure } from '@toile/geometry'
import { type LanguageId, languageOf } from '@toile/rules/languages/index.ts'
import { Refusal, refuse } from '@toile/rules/refusals.ts'
import { accessRules, type Identity } from '@toile/studio/people/access.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { onBehalfOf } from '../aside/person.ts'
import { isAway } from '../database/isAway.ts'
import { isGone } from '../database/isGone.ts'
import { checkStored, countSent } from '../files/room.ts'
import { isStorageFull } from '../files/storageFull.ts'
import type { Server } from '../server.ts'
import { attached } from './attached.ts'
import { badText } from './badText.ts'
import { type AnyHandler, carryOut, type Made } from './carryOut.ts'
import type { SentBytes } from './context.ts'
import { cookieWriter } from './cookies.ts'
import { answered, refused } from './envelope.ts'
import { identifyCall } from './identity.ts'
import type { Keyed } from './once.ts'
import { checkOwnPage } from './ownPage.ts'
import { readInput } from './readInput.ts'
import { sendAway } from './sendAway.ts'
import { wrongInput } from './wrongInput.ts'

const fileTimeout = 60 * 60_000

/** Puts every call of the contract on the server; the types of `features` are checked where they are declared. */
export function mountCalls(
  app: FastifyInstance,
  server: Server,
  contract: Readonly<Record<string, Calls>>,
  features: Readonly<Record<string, object>>,
): void {
  for (const [feature, calls] of Object.entries(contract)) {
    const handlers = new Map<string, unknown>(Object.entries(sure(features[feature])))
    for (const [name, call] of Object.entries(calls)) {
      const handler = handlers.get(name) as AnyHandler
      app.route({
        method: call.method,
        url: call.path,
        ...(call.sends === 'json' && call.most ? { bodyLimit: call.most } : {}),
        // A large file takes as long as its reader's line.
        ...(call.answers === 'bytes' ? { handlerTimeout: fileTimeout } : {}),
        handler: (request, reply) => respond(server, call, handler, request, reply),
      })
    }
  }
}

/** The language a caller asks in: the lang header, else the browser's. */
export const languageOfRequest = (request: FastifyRequest): LanguageId => {
  const { lang } = request.headers
  return languageOf(typeof lang === 'string' ? lang : request.headers['accept-language'])
}

async function respond(
  server: Server,
  call: Call,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOfRequest(request)
  try {
    if (call.changes) checkOwnPage(request, server.settings.address)
    const asking = await identifyCall(server, request)
    const identity = asking?.identity ?? null
    if (!accessRules[call.who](identity)) {
      const refusal = identity ? refuse('pleaseLogInOrUpgrade') : refuse('pleaseLogIn')
      return reply.code(identity ? 200 : 401).send({ ...refused(refusal, language), errCode: identity ? 1 : -1 })
    }
    const { raw, file } = await readInput(call, request, language)
    if (file) {
      await countSent({ db: server.house, settings: server.settings }, request.ip, file.size)
      if (identity) await checkStored({ db: server.house, settings: server.settings }, identity, file.size)
    }
    const wrong = badText(raw)
    if (wrong) throw refuse('fieldForm', { field: wrong })
    const read = call.takes.safeParse(raw)
    if (!read.success) throw wrongInput(read.error)
    const afterwards: (() => void)[] = []
    const made: Made = {
      call,
      handler,
      input: read.data,
      keyed: keyOf(request, call, identity, () => `${call.path} ${JSON.stringify(raw)} ${file?.hash ?? ''}`),
      encode: (given) => (call.answers === 'bytes' ? given : z.encode(call.gives, given)),
      asked: {
        server,
        language,
        identity,
        file,
        address: request.ip,
        tokenHash: asking?.tokenHash ?? null,
        setCookies: cookieWriter(server.settings, reply),
        afterwards: (then: () => void) => void afterwards.push(then),
      },
    }
    const answer = await onBehalfOf(identity?.id ?? request.ip, () => carryOut(made))
    for (const then of afterwards) then()
    return call.answers === 'bytes' ? sendBytes(reply, answer as SentBytes) : reply.send(answered(answer))
  } catch (error) {
    if (error instanceof Refusal) return reply.send(refused(error, language))
    if (isStorageFull(error)) return reply.send(refused(refuse('storageFull'), language))
    if (isAway(error)) return sendAway(reply, language)
    if (isGone(error)) return reply.send(refused(refuse('notFound'), language))
    request.log.error(error)
    return reply.code(500).send(refused(refuse('somethingBroke'), language))
  }
}

function keyOf(request: FastifyRequest, call: Call, identity: Identity | null, said: () => string): Keyed | null {
  const key = request.headers['idempotency-key']
  if (!call.changes || !identity || typeof key !== 'string' || key.length === 0 || key.length > 200) return null
  return { personId: identity.id, key, request: said(), remembers: call.remembers }
}

function sendBytes(reply: FastifyReply, { bytes, size, mime, name }: SentBytes): FastifyReply {
  if (size !== undefined) reply.header('content-length', size)
  return reply
    .type(mime)
    .header('content-disposition', attached(name))
    .header('cache-control', 'private, no-store')
    .send(bytes instanceof Readable ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
