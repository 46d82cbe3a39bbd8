import type { LanguageId } from '@toile/rules/languages/index.ts'
import { refuse } from '@toile/rules/refusals.ts'
import type { FastifyReply } from 'fastify'
import { refused } from './envelope.ts'

/** Seconds after which it is worth asking again. */
const pause = '3'

/** Answers while the database cannot be reached: the call may be sent again. */
export const sendAway = (reply: FastifyReply, language: LanguageId): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', pause)
    .send(refused(refuse('studioAway'), language))
