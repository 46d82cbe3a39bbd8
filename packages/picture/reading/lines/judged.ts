import { type Net, readNet, runNet, type StoredNet } from '../trace/recognise/net.ts'

const nets = new Map<StoredNet, Net>()

/** How surely each is a pen's line, -1..1. */
export function judged(table: StoredNet, traits: readonly (readonly number[])[]): number[] {
  const net = nets.get(table) ?? readNet(table)
  nets.set(table, net)
  return traits.map((own) => Math.tanh((runNet(net, Float32Array.from(own))[0] ?? 0) / 2))
}
