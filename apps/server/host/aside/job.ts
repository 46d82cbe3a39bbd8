/** What a job may tell while it works. */
export interface Telling {
  /** The share done, 0 to 1. */
  report(share: number): void
}

/** A kind of work on what came from outside, done in a process that may die: its module, and what one run may use. */
export interface Job {
  load(): Promise<{ run(input: never, telling: Telling): Promise<unknown> }>
  /** Resident memory of the whole process, in millions of bytes. */
  megabytes: number
  seconds: number
}

/** Jobs by name. */
export type Jobs = Readonly<Record<string, Job>>

type RunOf<J extends Job> = Awaited<ReturnType<J['load']>>['run']
/** What a job is given. */
export type Given<J extends Job> = Parameters<RunOf<J>>[0]
/** What a job answers. */
export type Made<J extends Job> = Awaited<ReturnType<RunOf<J>>>
