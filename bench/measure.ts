import type { Bench, Run } from './bench.ts'

/** Milliseconds by the clock and of the processors, of all threads of this process. */
interface Time {
  wall: number
  cpu: number
}

/** What a bench gave: medians, ratios of ours to the peer, and what a pair of equals differs by. */
export interface Result {
  ours: Time
  peer: Time
  ratio: Time
  noise: number
  right: string
}

async function time(act: () => unknown): Promise<Time> {
  const before = process.cpuUsage()
  const began = performance.now()
  await act()
  const wall = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  return { wall, cpu: (user + system) / 1000 }
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0
const medianOf = (times: readonly Time[]): Time => ({
  wall: median(times.map(({ wall }) => wall)),
  cpu: median(times.map(({ cpu }) => cpu)),
})
const ratioOf = (a: Time, b: Time): Time => ({ wall: a.wall / b.wall, cpu: a.cpu / b.cpu })

/** Measures a bench in pairs whose order changes every time, with a pair of two peers in each round as its noise. */
export async function measure({ pairs }: Pick<Bench, 'pairs'>, run: Run): Promise<Result> {
  const times: { ours: Time; peer: Time; again: Time }[] = []
  await run.peer()
  await run.ours()
  for (let i = 0; i < pairs; i++) {
    const first = i % 2 ? null : await time(run.ours)
    const peer = await time(run.peer)
    const ours = first ?? (await time(run.ours))
    times.push({ ours, peer, again: await time(run.peer) })
  }
  return {
    ours: medianOf(times.map(({ ours }) => ours)),
    peer: medianOf(times.map(({ peer }) => peer)),
    ratio: medianOf(times.map(({ ours, peer }) => ratioOf(ours, peer))),
    noise: median(times.map(({ peer, again }) => Math.abs(again.cpu / peer.cpu - 1))),
    right: await run.right(),
  }
}
