import { envelopeSchema } from './envelope.ts'

/** Why a call gave nothing: a warning or an error is shown with its sentence, a silent one is not (requirement S8.01). */
export class CallRefused extends Error {
  readonly level: 'warning' | 'silent' | 'error'
  /** The whole answer of the server, where there was one (requirement S8.03). */
  readonly body: unknown
  constructor(level: 'warning' | 'silent' | 'error', sentence: string, body: unknown = null) {
    super(sentence)
    this.level = level
    this.body = body
  }
}

const levels = { 1: 'warning', 2: 'silent', [-1]: 'error' } as const

/** Opens the envelope: gives what is inside, or refuses with its sentence (requirements S7.02, S8.01, S8.03). */
export const openAnswer = (body: unknown, otherwise: string): unknown => {
  const envelope = envelopeSchema.safeParse(body)
  if (!envelope.success) throw new CallRefused('error', otherwise, body)
  const { errCode, errMsg, data } = envelope.data
  if (errCode === 0) return data
  throw new CallRefused(levels[errCode], errMsg, body)
}
