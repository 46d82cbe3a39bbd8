import { Readable } from 'node:stream'
import type { Call, Calls } from '@toile/contract/call.ts'
import { type LanguageId, languageOf } from '@toile/fashion/languages/index.ts'
import { uploadLimit } from '@toile/fashion/limits.ts'
import { accessRules, type Identity } from '@toile/fashion/people/access.ts'
import { Refusal, refuse } from '@toile/fashion/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isStorageFull } from '../files/storageFull.ts'
import type { Server } from '../server.ts'
import { badText } from './badText.ts'
import type { Context, SentBytes, SentFile } from './context.ts'
import { cookieWriter } from './cookies.ts'
import { answered, refused } from './envelope.ts'
import { identifyCall } from './identity.ts'
import { once } from './once.ts'
import { checkOwnership } from './ownership.ts'
import { wrongInput } from './wrongInput.ts'

type AnyHandler = (input: unknown, context: Context & { identity: Identity | null }) => Promise<unknown>

/** Puts every call of the contract on the server; the types of `features` are checked where they are declared. */
export function mountCalls(
  app: FastifyInstance,
  server: Server,
  contract: Readonly<Record<string, Calls>>,
  features: Readonly<Record<string, object>>,
): void {
  for (const [feature, calls] of Object.entries(contract)) {
    const handlers = new Map<string, unknown>(Object.entries(features[feature]))
    for (const [name, call] of Object.entries(calls)) {
      const handler = handlers.get(name) as AnyHandler
      app.route({
        method: call.method,
        url: call.path,
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
    const asking = await identifyCall(server, request)
    const identity = asking?.identity ?? null
    if (!accessRules[call.who](identity)) {
      const refusal = identity ? refuse('pleaseLogInOrUpgrade') : refuse('pleaseLogIn')
      return reply.code(identity ? 200 : 401).send({ ...refused(refusal, language), errCode: identity ? 1 : -1 })
    }
    const { raw, file } = await readInput(call, request, language)
    const wrong = badText(raw)
    if (wrong) throw refuse('fieldForm', { field: wrong })
    const read = call.takes.safeParse(raw)
    if (!read.success) throw wrongInput(read.error)
    const afterwards: (() => void)[] = []
    const answer = await server.db.transaction(async (tx) => {
      await checkOwnership(tx, call, identity, read.data)
      const context = {
        server,
        tx,
        language,
        identity,
        file,
        address: request.ip,
        tokenHash: asking?.tokenHash ?? null,
        setCookies: cookieWriter(server.settings, reply),
        afterwards: (then: () => void) => void afterwards.push(then),
      }
      const act = async () => encode(call, await handler(read.data, context))
      const key = request.headers['idempotency-key']
      return call.changes && identity && typeof key === 'string' && key.length > 0 && key.length <= 200
        ? once(tx, { personId: identity.id, key, request: `${call.path} ${JSON.stringify(raw)}` }, act)
        : act()
    })
    for (const then of afterwards) then()
    return call.answers === 'bytes' ? sendBytes(reply, answer as SentBytes) : reply.send(answered(answer))
  } catch (error) {
    if (error instanceof Refusal) return reply.send(refused(error, language))
    if (isStorageFull(error)) return reply.send(refused(refuse('storageFull'), language))
    request.log.error(error)
    return reply.code(500).send(refused(refuse('somethingBroke'), language))
  }
}

async function readInput(
  call: Call,
  request: FastifyRequest,
  language: LanguageId,
): Promise<{ raw: unknown; file: SentFile | null }> {
  if (call.sends === 'json') return { raw: (call.method === 'GET' ? request.query : request.body) ?? {}, file: null }
  if (!request.isMultipart()) throw refuse('fileMissing')
  const most = call.most ?? uploadLimit(language)
  const part = await request.file({ limits: { fileSize: most, files: 1, fields: 10, fieldSize: 10_000 } })
  if (!part) throw refuse('fileMissing')
  const bytes = await part.toBuffer().catch(() => {
    throw refuse(call.most ? 'fileLarger' : 'fileTooLarge', { most: most / 1_000_000 })
  })
  const fields = Object.entries(part.fields).flatMap(([name, field]) =>
    field && !Array.isArray(field) && field.type === 'field' ? [[name, field.value] as const] : [],
  )
  return { raw: Object.fromEntries(fields), file: { name: part.filename, bytes } }
}

const encode = (call: Call, answer: unknown): unknown =>
  call.answers === 'bytes' ? answer : z.encode(call.gives, answer)

function sendBytes(reply: FastifyReply, { bytes, mime, name }: SentBytes): FastifyReply {
  const plain = name.replace(/[^\w.-]+/g, '-')
  return reply
    .type(mime)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'private, no-store')
    .send(bytes instanceof Readable ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
