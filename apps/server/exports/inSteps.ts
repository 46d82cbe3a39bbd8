import type { Told } from './openTold.ts'

/** Does work that stops now and then to tell its share. */
export async function inSteps<T>(work: Generator<number, T>, told: Told): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await told(step.value)
  }
}
