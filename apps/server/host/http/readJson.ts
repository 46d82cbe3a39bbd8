import { refuse } from '@toile/rules/refusals.ts'
import type { FastifyInstance } from 'fastify'

/** How deep JSON may be nested, and how many values it may hold: what takes a fraction of a second to read. */
const most = { depth: 64, values: 200_000 }

const [quote, escape, comma, colon] = ['"', '\\', ',', ':'].map((sign) => sign.charCodeAt(0))
const opens = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closes = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** The place behind a text that begins at the given place. */
function afterText(body: Buffer, at: number): number {
  for (let i = at + 1; i < body.length; i++) {
    if (body[i] === escape) i += 1
    else if (body[i] === quote) return i + 1
  }
  return body.length
}

/** Refuses JSON that is nested too deep or holds too much, before anything is made of it. */
export function checkJson(body: Buffer): void {
  let depth = 0
  let values = 0
  for (let at = 0; at < body.length; ) {
    const sign = body[at]!
    if (sign === quote) {
      at = afterText(body, at)
      continue
    }
    if (opens.has(sign)) depth += 1
    else if (closes.has(sign)) depth -= 1
    else if (sign === comma || sign === colon) values += 1
    if (depth > most.depth) throw refuse('bodyTooDeep', { most: most.depth })
    if (values > most.values) throw refuse('bodyTooMany')
    at += 1
  }
}

/** Reads bodies of JSON as far as they are worth reading; keys that reach into prototypes are refused. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      checkJson(body)
    } catch (error) {
      done(error instanceof Error ? error : null)
      return
    }
    void parse(request, body.toString('utf8'), done)
  })
}
