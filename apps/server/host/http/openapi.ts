import type { Call, Calls } from '@toile/contract/call.ts'
import { z } from 'zod'

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' })

function operation(name: string, feature: string, call: Call) {
  const input = schemaOf(call.takes)
  const body =
    call.sends === 'file'
      ? {
          'multipart/form-data': {
            schema: { ...input, properties: { ...input.properties, file: { type: 'string', format: 'binary' } } },
          },
        }
      : { 'application/json': { schema: input } }
  const parameters = Object.entries(input.properties ?? {}).map(([field, schema]) => ({
    name: field,
    in: 'query',
    required: input.required?.includes(field) ?? false,
    schema,
  }))
  const envelope = {
    type: 'object',
    required: ['errCode', 'errMsg', 'data'],
    properties: { errCode: { enum: [0, 1, 2, -1] }, errMsg: { type: 'string' }, data: schemaOf(call.gives) },
  }
  return {
    operationId: name,
    tags: [feature],
    summary: call.says,
    'x-who': call.who,
    security: call.who === 'all' ? [] : [{ token: [] }],
    ...(call.method === 'GET' ? { parameters } : { requestBody: { content: body } }),
    responses: {
      200: {
        description: 'The answer',
        content:
          call.answers === 'bytes' ? { 'application/octet-stream': {} } : { 'application/json': { schema: envelope } },
      },
    },
  }
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(contract: Readonly<Record<string, Calls>>) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [feature, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, feature, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Toile', version: '1', description: 'Every answer is an envelope of errCode, errMsg and data.' },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    paths,
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The contract as a page to read, without scripts. */
export function openApiPage(contract: Readonly<Record<string, Calls>>): string {
  const parts = Object.entries(contract).map(([feature, calls]) => {
    const rows = Object.entries(calls).map(([name, call]) => {
      const fields = Object.keys(schemaOf(call.takes).properties ?? {}).join(', ')
      return `<tr><td><code>${call.method}</code></td><td><code>${escaped(call.path)}</code></td><td>${escaped(name)}</td><td>${escaped(call.says)}</td><td>${call.who}</td><td>${escaped(fields)}</td></tr>`
    })
    return `<h2>${escaped(feature)}</h2><table><thead><tr><th>Method</th><th>Path</th><th>Name</th><th>What it does</th><th>Who</th><th>Takes</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The calls of Toile</title><link rel="stylesheet" href="/api/page.css"><h1>The calls of Toile</h1><p>Each answer is an envelope of <code>errCode</code>, <code>errMsg</code> and <code>data</code>. The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>${parts.join('')}</html>`
}

/** The look of that page. */
export const openApiStyle =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:76rem;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%;display:block;overflow-x:auto}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-bottom:1px solid CanvasText}'
