/** One thing to be measured: ours, and a floor or peer that does the same with nothing around it. */
export interface Run {
  /** Does it once. */
  ours(): unknown
  peer(): unknown
  /** What the answer was worth: a faster wrong answer is worth nothing. */
  right(): Promise<string> | string
  close?(): Promise<void>
}

/** A bench of one capability. */
export interface Bench {
  id: string
  says: string
  /** What it is measured against. */
  peer: string
  /** How many pairs; an odd number. */
  pairs: number
  open(): Promise<Run>
}

/** Declares a bench. */
export const defineBench = (bench: Bench): Bench => bench
