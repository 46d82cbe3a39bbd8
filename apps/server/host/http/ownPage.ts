import { refuse } from '@toile/rules/refusals.ts'
import type { FastifyRequest } from 'fastify'

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null)

/** Refuses a changing request that a browser says comes from the page of another site; programs say nothing of the kind. */
export function checkOwnPage({ headers, host }: FastifyRequest, address: string | undefined): void {
  const { origin, 'sec-fetch-site': site } = headers
  if (site === 'same-origin' || site === 'none') return
  if (site !== undefined) throw refuse('foreignPage')
  if (origin === undefined) return
  const from = hostOf(origin)
  if (from === null || (from !== host && from !== hostOf(address ?? ''))) throw refuse('foreignPage')
}
