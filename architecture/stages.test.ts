import { describe, expect, it } from 'vitest'
import type { Kind } from '../scripts/checks/kind.ts'
import { runStages, summaryOf } from '../scripts/checks/runStages.ts'
import { testSeed } from '../scripts/testSeed.ts'

const kind = (name: string, failed: number, ...seconds: number[]): Kind => ({
  name,
  async run(say) {
    say(`${name} speaks\n`)
    return {
      passed: 1,
      failed,
      tests: seconds.map((each) => ({ file: `${name}.ts`, title: `takes ${each}`, seconds: each })),
    }
  },
})

async function running(...stages: Kind[][]) {
  const said: string[] = []
  const ran = await runStages(stages, (text) => void said.push(text))
  return { ran, said: said.join('') }
}

describe('npm test', () => {
  it('goes on after a kind that fails, and tells of all of them at the end', async () => {
    const { ran } = await running([kind('lint', 1)], [kind('unit', 0)], [kind('journeys', 0)])
    expect(ran.map(({ name, failed }) => [name, failed])).toEqual([
      ['lint', 1],
      ['unit', 0],
      ['journeys', 0],
    ])
    expect(summaryOf(ran)).toMatch(/^FAILED {2}lint .*\nok {2}unit .*\nok {2}journeys .*\n3 passed, 1 failed\n$/)
  })

  it('counts a kind that could not run as one that failed, says why, and goes on', async () => {
    const broken: Kind = { name: 'server', run: () => Promise.reject(new Error('no report')) }
    const { ran, said } = await running([broken], [kind('journeys', 0)])
    expect(ran.map(({ failed }) => failed)).toEqual([1, 0])
    expect(said).toContain('no report')
  })

  it('runs the kinds of a stage at once, and none of them speaks into another', async () => {
    let meet: () => void = () => undefined
    const met = new Promise<void>((resolve) => {
      meet = resolve
    })
    const waits: Kind = {
      name: 'lint',
      async run(say) {
        say('one\n')
        await met
        say('two\n')
        return { passed: 1, failed: 0, tests: [] }
      },
    }
    const meets: Kind = {
      name: 'unit',
      async run(say) {
        say('unit speaks\n')
        meet()
        return { passed: 1, failed: 0, tests: [] }
      },
    }
    const { said } = await running([waits, meets])
    expect(said).toContain('one\ntwo\n')
  })

  it('names the ten slowest tests of all kinds, the slowest first', async () => {
    const { ran } = await running([kind('unit', 0, 1, 2, 3, 4, 5, 6)], [kind('server', 0, 3.5, 10, 20, 30, 40, 50)])
    const said = summaryOf(ran)
    const slowest = [...said.matchAll(/^ +([\d.]+) s {2}(\w+)\.ts: takes/gm)].map(
      ([, seconds, name]) => `${name} ${Number(seconds)}`,
    )
    expect(slowest).toEqual([
      'server 50',
      'server 40',
      'server 30',
      'server 20',
      'server 10',
      'unit 6',
      'unit 5',
      'unit 4',
      'server 3.5',
      'unit 3',
    ])
  })

  it('takes another tenth of the exhaustive cases every day', () => {
    const given = process.env['TEST_SEED']
    delete process.env['TEST_SEED']
    try {
      const noon = Date.UTC(2030, 0, 1, 12)
      expect(Number(testSeed(noon + 86_400_000)) - Number(testSeed(noon))).toBe(1)
      process.env['TEST_SEED'] = '4'
      expect(testSeed(noon)).toBe('4')
    } finally {
      process.env['TEST_SEED'] = given
    }
  })
})
