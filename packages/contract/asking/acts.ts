/** What a worker does for whoever asks: each act is given one thing and makes one. */
export type Acts = Readonly<Record<string, (given: never) => unknown>>

/** What an act is given. */
export type Given<Act extends Acts[string]> = Parameters<Act>[0]

/** What an act makes. */
export type Made<Act extends Acts[string]> = Awaited<ReturnType<Act>>

/** What is said to a worker, as it arrives. */
export interface Asked {
  id: number
  act: string
  given: never
}

/** What a worker answers, as it arrives. */
export type Answered = { id: number; made: never } | { id: number; failed: Error }
