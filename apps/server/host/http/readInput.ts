import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { MultipartFile, SavedMultipartFile } from '@fastify/multipart'
import type { Call } from '@toile/contract/call.ts'
import type { LanguageId } from '@toile/rules/languages/index.ts'
import { limits as numbers } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { mostBytes, uploadUses } from '@toile/studio/uploads/uploadUse.ts'
import type { FastifyRequest } from 'fastify'
import { hashBytes } from '../files/hashBytes.ts'
import type { SentFile } from './context.ts'

/** Files that may have more bytes are put on the disk as they come. */
const mostInMemory = 16_000_000

/** What came with a call, not checked yet; the SHA-256 of its file tells whether it was sent before. */
export interface ReadInput {
  raw: unknown
  file: (SentFile & { hash: string }) | null
}

/** Reads what came with a call: JSON, the words of its address, or a form with one file. */
export async function readInput(call: Call, request: FastifyRequest, language: LanguageId): Promise<ReadInput> {
  const { 'content-type': kind = 'application/json' } = request.headers
  // A form of another site's page must not pass for an empty request.
  if (call.sends === 'json' && call.method === 'POST' && !/^application\/json\b/i.test(kind))
    throw refuse('bodyUnreadable')
  if (call.sends === 'json') return { raw: (call.method === 'GET' ? request.query : request.body) ?? {}, file: null }
  if (!request.isMultipart()) throw refuse('fileMissing')
  // What a picture is for stands in the form itself: until it is read, the most that any use allows.
  const most = call.most ?? numbers.uploadBytes.designDetail
  const limits = { fileSize: most, files: 1, fields: 10, fieldSize: 10_000 }
  try {
    return await (most > mostInMemory ? readToDisk(request, limits) : readToMemory(request, limits))
  } catch (error) {
    if (error instanceof TooLarge && !call.most)
      throw refuse('fileTooLarge', { most: mostBytes(saidUse(error.fields), language) / 1_000_000 })
    if (error instanceof TooLarge || isTooLarge(error)) throw refuse('fileLarger', { most: most / 1_000_000 })
    throw isFaulty(error) ? refuse('formUnreadable') : error
  }
}

/** A file was cut off where it is longer than it may be. */
class TooLarge extends Error {
  readonly fields: Readonly<Record<string, unknown>>
  constructor(fields: Readonly<Record<string, unknown>>) {
    super('The file is too large.')
    this.fields = fields
  }
}

/** What a picture is for, as its form says; one that does not say is an ordinary one. */
const saidUse = ({ use }: Readonly<Record<string, unknown>>) => uploadUses.find((one) => one === use) ?? 'library'

type Limits = { fileSize: number; files: number; fields: number; fieldSize: number }

async function readToMemory(request: FastifyRequest, limits: Limits): Promise<ReadInput> {
  const part = await request.file({ limits })
  if (!part) throw refuse('fileMissing')
  const bytes = await part.toBuffer().catch((error: unknown) => {
    throw isTooLarge(error) ? new TooLarge(fieldsOf(part)) : error
  })
  // The form's reader looks at this only while bytes come, and they may end at the very last that is allowed.
  if (part.file.truncated) throw new TooLarge(fieldsOf(part))
  const file = { name: part.filename, bytes, path: null, size: bytes.length, hash: hashBytes(bytes) }
  return { raw: fieldsOf(part), file }
}

async function readToDisk(request: FastifyRequest, limits: Limits): Promise<ReadInput> {
  const { files } = await request.saveRequestFiles({ limits })
  const [part] = files
  if (!part) throw refuse('fileMissing')
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(part.filepath)) hash.update(chunk)
  const { filename: name, filepath: path } = part
  const { size } = await stat(path)
  return { raw: fieldsOf(part), file: { name, bytes: Buffer.of(), path, size, hash: hash.digest('hex') } }
}

const fieldsOf = ({ fields }: MultipartFile | SavedMultipartFile): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field && !Array.isArray(field) && field.type === 'field' ? [[name, field.value] as const] : [],
    ),
  )

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

/** Whether a form could not be read because of what was sent: the parser's own faults have no code, or one of the form's. */
const isFaulty = (error: unknown): boolean =>
  error instanceof Error && ('code' in error ? String(error.code).startsWith('FST_') : error.name === 'Error')
