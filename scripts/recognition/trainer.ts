import type { Chance } from '@toile/geometry'
import { type Net, runNet } from '@toile/picture/reading/trace/recognise/net.ts'

const batch = 32
const leak = 0.1

/** How a net is trained; `loss` turns its outputs for a sample into the slopes of the loss. */
export interface Lessons {
  inputs: number
  hidden: number
  outputs: number
  samples: number
  epochs: number
  rate: number
  decay: number
  spread: number
  input(sample: number): Float32Array
  slopes(sample: number, outputs: Float32Array): Float32Array
}

/** Trains a net of two layers by Adam with a falling rate (Kingma and Ba 2015). */
export function train(lessons: Lessons, chance: Chance): Net {
  const { inputs, hidden, outputs, samples, epochs, rate, decay } = lessons
  const count = inputs * hidden + hidden + hidden * outputs + outputs
  const net: Net = { hidden, outputs, weights: new Float32Array(count) }
  begin(net, lessons, chance)
  const slope = new Float32Array(count)
  const adam = openAdam(net.weights, slope)
  const total = epochs * Math.ceil(samples / batch)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = chance.shuffled(Array.from({ length: samples }, (_, i) => i))
    for (let from = 0; from < samples; from += batch) {
      const some = order.slice(from, from + batch)
      for (const sample of some) {
        const input = lessons.input(sample)
        back(net, input, lessons.slopes(sample, runNet(net, input)), slope)
      }
      step++
      adam(rate * (0.5 + 0.5 * Math.cos((Math.PI * step) / total)) + 1e-5, some.length, decay)
    }
  }
  return net
}

function begin({ weights }: Net, { inputs, hidden, outputs, spread }: Lessons, chance: Chance): void {
  for (let i = 0; i < inputs * hidden; i++) weights[i] = chance.bell() * Math.sqrt(2 / inputs) * spread
  const second = inputs * hidden + hidden
  for (let i = 0; i < hidden * outputs; i++) weights[second + i] = chance.bell() * Math.sqrt(1 / hidden) * spread
}

/** Adds the slopes of all weights for one sample. */
function back({ hidden, outputs, weights }: Net, input: Float32Array, wrong: Float32Array, slope: Float32Array): void {
  const offsets = input.length * hidden
  const second = offsets + hidden
  const last = second + hidden * outputs
  const sums = hiddenOf(weights, input, hidden)
  const down = new Float32Array(hidden)
  for (let k = 0; k < outputs; k++) slope[last + k]! += wrong[k]!
  for (let h = 0; h < hidden; h++) {
    const value = sums[h]! < 0 ? sums[h]! * leak : sums[h]!
    for (let k = 0; k < outputs; k++) {
      down[h]! += weights[second + h * outputs + k]! * wrong[k]!
      slope[second + h * outputs + k]! += value * wrong[k]!
    }
    if (sums[h]! < 0) down[h]! *= leak
    slope[offsets + h]! += down[h]!
  }
  for (let i = 0; i < input.length; i++) {
    if (input[i] === 0) continue
    for (let h = 0; h < hidden; h++) slope[i * hidden + h]! += input[i]! * down[h]!
  }
}

function hiddenOf(weights: Float32Array, input: Float32Array, hidden: number): Float32Array {
  const sums = weights.slice(input.length * hidden, input.length * hidden + hidden)
  for (let i = 0; i < input.length; i++) {
    if (input[i] === 0) continue
    for (let h = 0; h < hidden; h++) sums[h]! += weights[i * hidden + h]! * input[i]!
  }
  return sums
}

function openAdam(weights: Float32Array, slope: Float32Array) {
  const mean = new Float32Array(weights.length)
  const square = new Float32Array(weights.length)
  let step = 0
  return (rate: number, count: number, decay: number) => {
    step++
    const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step]
    for (let i = 0; i < weights.length; i++) {
      const g = slope[i]! / count
      mean[i] = 0.9 * mean[i]! + 0.1 * g
      square[i] = 0.999 * square[i]! + 0.001 * g * g
      weights[i]! -= rate * (mean[i]! / first / (Math.sqrt(square[i]! / second) + 1e-8) + decay * weights[i]!)
      slope[i] = 0
    }
  }
}
