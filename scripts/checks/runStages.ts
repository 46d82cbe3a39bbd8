import type { Kind, Outcome } from './kind.ts'

/** A kind that was run. */
export interface Ran extends Outcome {
  name: string
  seconds: number
}

async function runKind(kind: Kind, say: (text: string) => void): Promise<Ran> {
  const began = performance.now()
  const outcome = await kind.run(say).catch((error: unknown): Outcome => {
    say(`${error instanceof Error ? error.message : String(error)}\n`)
    return { passed: 0, failed: 1, tests: [] }
  })
  return { ...outcome, name: kind.name, seconds: (performance.now() - began) / 1000 }
}

const lineOf = ({ name, failed, seconds }: Ran) =>
  `${failed === 0 ? 'ok' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s\n`

/**
 * Runs stage after stage, the kinds of one stage at once, and goes on where one fails: whoever waited for all of it is told all of it.
 * The last kind of a stage is heard while it runs, the others when they have ended.
 */
export async function runStages(
  stages: readonly (readonly Kind[])[],
  say: (text: string) => void,
): Promise<readonly Ran[]> {
  const all: Ran[] = []
  for (const stage of stages) {
    const ran = await Promise.all(
      stage.map(async (kind, i) => {
        const heard: string[] = []
        const done = await runKind(kind, i === stage.length - 1 ? say : (text) => void heard.push(text))
        say(`${heard.join('')}\n${lineOf(done)}\n`)
        return done
      }),
    )
    all.push(...ran)
  }
  return all
}

/** What is said at the end: every kind, the slowest tests of all of them, and the sum. */
export function summaryOf(all: readonly Ran[], count = 10): string {
  const slowest = all
    .flatMap(({ tests }) => tests)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}\n`)
  const sum = (key: 'passed' | 'failed') => all.reduce((total, ran) => total + ran[key], 0)
  return [
    ...(slowest.length > 0 ? ['The slowest tests:\n', ...slowest, '\n'] : []),
    ...all.map(lineOf),
    `${sum('passed')} passed, ${sum('failed')} failed\n`,
  ].join('')
}
