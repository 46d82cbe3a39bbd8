import type { Acts, Asked } from './acts.ts'

type Answer = { id: number } & ({ made: unknown } | { failed: Error })

const failure = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Does what a worker was asked; whatever goes wrong over it is the answer to this question alone. */
export async function answerAsked(acts: Acts, { id, act, given }: Asked): Promise<Answer> {
  try {
    const does = Object.hasOwn(acts, act) ? acts[act] : undefined
    if (!does) throw new Error(`This worker does not know ${act}.`)
    return { id, made: await does(given) }
  } catch (error) {
    return { id, failed: failure(error) }
  }
}
