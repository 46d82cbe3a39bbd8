import type { RefusalCode } from '@toile/rules/refusals.ts'

/** What a child is asked. */
export interface ToChild {
  name: string
  input: unknown
  megabytes: number
}

/** How a job ended, with the resident bytes of the child afterwards. */
export type Ended = { rss: number } & (
  | { output: unknown }
  | { refused: RefusalCode; blanks: Readonly<Record<string, string | number>> }
  | { error: string }
)

/** What a child tells. */
export type FromChild = { share: number } | Ended
