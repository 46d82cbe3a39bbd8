import type { Chance, Point } from '@toile/geometry'
import { sure } from '@toile/geometry'
import { categories, hangingOf } from '@toile/picture/reading/trace/anchor.ts'
import { hangings, reaches } from '@toile/picture/reading/trace/recognise/learned.ts'
import { type Net, runNet } from '@toile/picture/reading/trace/recognise/net.ts'
import { patchCount, patchOf } from '@toile/picture/reading/trace/recognise/patch.ts'
import { type Place, places } from '@toile/picture/reading/trace/recognise/place.ts'
import { traitCount } from '@toile/picture/reading/trace/recognise/traits.ts'
import type { Sample } from './sample.ts'
import { train } from './trainer.ts'

const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value))
const hangingIn = ({ category }: Sample) => hangings.indexOf(hangingOf(category))

/** Traits with some of them weakened, so that no single one is relied on. */
function worn(traits: Float32Array, inputs: number, times: number, chance: Chance): Float32Array {
  const input = new Float32Array(inputs)
  input.set(traits)
  for (let k = 0; k < times; k++) input[Math.floor(chance.next() * traits.length)]! *= chance.next() * 1.5
  return input
}

/** Learns the category from the traits; rare categories weigh more. */
export function learnCategory(samples: readonly Sample[], chance: Chance): Net {
  const truth = samples.map(({ category }) => categories.indexOf(category))
  const counts = categories.map((_, i) => truth.filter((one) => one === i).length)
  const weight = counts.map((count) => Math.min(3, Math.sqrt(samples.length / categories.length / (count || 1))))
  const soft = 0.07 / categories.length
  return train(
    {
      inputs: traitCount,
      hidden: 40,
      outputs: categories.length,
      samples: samples.length,
      epochs: 18,
      rate: 0.0015,
      decay: 2e-3,
      spread: 0.8,
      input: (i) => worn(sure(samples[i]).traits, traitCount, 60, chance),
      slopes(i, outputs) {
        const most = Math.max(...outputs)
        const shares = outputs.map((value) => Math.exp(value - most))
        const sum = shares.reduce((all, share) => all + share, 0)
        return shares.map(
          (share, k) => sure(weight[sure(truth[i])]) * (share / sum - (k === truth[i] ? 0.93 + soft : soft)),
        )
      },
    },
    chance,
  )
}

/** Where a place of a sample lies on the viewer's right, mean of both sides; null where it has none. */
function truthOf({ anchors }: Sample, place: Place): Point | null {
  if (place === 'crotch') return anchors['crotch'] ? [0, anchors['crotch'][1]] : null
  const [left, right] = [anchors[`${place}Left`], anchors[`${place}Right`]]
  return left && right ? [(right[0] - left[0]) / 2, (left[1] + right[1]) / 2] : null
}

const glanceInputs = traitCount + hangings.length

function glanceInput(sample: Sample, traits = sample.traits): Float32Array {
  const input = new Float32Array(glanceInputs)
  input.set(traits.subarray(0, traitCount))
  input[traitCount + hangingIn(sample)] = 1
  return input
}

/** Learns at a glance where anchors lie, and which a garment has. */
export function learnPlaces(samples: readonly Sample[], chance: Chance): Net {
  const truth = samples.map((sample) => places.map((place) => truthOf(sample, place)))
  return train(
    {
      inputs: glanceInputs,
      hidden: 64,
      outputs: places.length * 3,
      samples: samples.length,
      epochs: 18,
      rate: 0.0015,
      decay: 2e-4,
      spread: 0.8,
      input: (i) => glanceInput(sure(samples[i]), worn(sure(samples[i]).traits, traitCount, 12, chance)),
      slopes(i, outputs) {
        const wrong = new Float32Array(outputs.length)
        sure(truth[i]).forEach((at, k) => {
          const there = 1 / (1 + Math.exp(-sure(outputs[places.length * 2 + k])))
          wrong[places.length * 2 + k] = (there - (at ? 1 : 0)) * 0.3
          for (const axis of [0, 1])
            if (at && !(places[k] === 'crotch' && axis === 0))
              wrong[k * 2 + axis] = clamp((sure(outputs[k * 2 + axis]) - sure(at[axis])) * 10, 0.35) * 2
        })
        return wrong
      },
    },
    chance,
  )
}

interface Look {
  input: Float32Array
  to: Point
}
/** How far a first look strays, in heights, at each reach. */
const strays = [0.025, 0.01, 0.005]

/** Learns to look nearer and nearer at one place: each net begins where the one before it ended. */
export function learnNear(samples: readonly Sample[], glances: Net, place: Place, chance: Chance): Net[] {
  const nets: Net[] = []
  for (const [turn, reach] of reaches.entries()) {
    const looks = samples.flatMap((sample) => looksOf(sample, glances, nets, place, sure(strays[turn]), reach, chance))
    nets.push(
      train(
        {
          inputs: patchCount + 2 + hangings.length,
          hidden: 16,
          outputs: 2,
          samples: looks.length,
          epochs: 4,
          rate: 0.002,
          decay: 2e-3,
          spread: 0.5,
          input: (i) => sure(looks[i]).input,
          slopes: (i, outputs) =>
            outputs.map((value, axis) => clamp(value - sure(sure(looks[i]).to[axis]) / reach, 0.3)),
        },
        chance,
      ),
    )
  }
  return nets
}

function looksOf(
  sample: Sample,
  glances: Net,
  nets: readonly Net[],
  place: Place,
  stray: number,
  reach: number,
  chance: Chance,
): Look[] {
  const middle = place === 'crotch'
  const sides: (readonly [string, -1 | 1])[] = middle
    ? [['crotch', 1]]
    : [
        [`${place}Left`, -1],
        [`${place}Right`, 1],
      ]
  const known = sides.filter(([name]) => sample.anchors[name])
  if (known.length === 0) return []
  const upright = sample.upright()
  const glanced = runNet(glances, glanceInput(sample))
  const k = places.indexOf(place)
  const inputAt = (at: Point, far: number, side: -1 | 1) => {
    const input = new Float32Array(patchCount + 2 + hangings.length)
    input.set(patchOf(upright, at, far, side))
    input.set([at[0] * side, at[1]], patchCount)
    input[patchCount + 2 + hangingIn(sample)] = 1
    return input
  }
  return known.map(([name, side]): Look => {
    let at: Point = [
      middle ? 0 : side * glanced[k * 2]! + chance.bell() * stray,
      glanced[k * 2 + 1]! + chance.bell() * stray,
    ]
    nets.forEach((net, i) => {
      const [dx, dy] = runNet(net, inputAt(at, sure(reaches[i]), side))
      at = [middle ? 0 : at[0] + side * sure(dx) * sure(reaches[i]), at[1] + sure(dy) * sure(reaches[i])]
    })
    const truth = sure(sample.anchors[name])
    return { input: inputAt(at, reach, side), to: [side * (truth[0] - at[0]), truth[1] - at[1]] }
  })
}
