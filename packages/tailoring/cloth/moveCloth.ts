import type { Cloth, Gaps, Heights } from './cloth.ts'
import { holdHoop } from './hoop.ts'
import { pullPair } from './pullPair.ts'
import { pullThreads } from './pullThreads.ts'
import { touchBody } from './touchBody.ts'

/** How a frame goes: in how many steps; what falls, in millimetres per second squared; how many times more than usual cloth gives when it is stretched; how much motion is lost a second, and the fastest that anything moves in millimetres a second; how far the body keeps cloth away in millimetres, and how it rubs; what the wind adds to every particle's speed, in millimetres per second squared. */
export interface Weather {
  steps: number
  falling: number
  softness: number
  damping: number
  fastest: number
  away: number
  friction: number
  wind: Float32Array | null
}

const frame = 1 / 60

/** Moves cloth on by a sixtieth of a second in small steps (XPBD, Macklin 2016; small steps, Macklin 2019). */
export function moveCloth(cloth: Cloth, weather: Weather) {
  const { at, was, speed, lightness, threads, hoops, heights, gaps, layers, body } = cloth
  const step = frame / weather.steps
  layers?.find(at)
  for (let s = 0; s < weather.steps; s++) {
    fall(cloth, weather, step)
    pullThreads(at, lightness, threads, step * step, weather.softness)
    if (gaps) closeGaps(at, lightness, gaps)
    layers?.part(at, lightness)
    for (const hoop of hoops) holdHoop(at, lightness, hoop)
    for (const each of heights) drawTo(at, lightness, each, step * step)
    touchBody(at, was, body, weather)
    for (let a = 0; a < at.length; a++) speed[a] = (at[a]! - was[a]!) / step
  }
}

/** Moves every particle on as it was moving, with what pulls at all of them; held ones stay. */
function fall({ at, was, speed, lightness }: Cloth, { falling, damping, fastest, wind }: Weather, step: number) {
  const kept = Math.exp(-damping * step)
  for (let i = 0; i < lightness.length; i++) {
    const a = 3 * i
    const free = lightness[i]! > 0 ? kept : 0
    let vx = (speed[a]! + (wind ? wind[a]! * step : 0)) * free
    let vy = (speed[a + 1]! + (wind ? wind[a + 1]! - falling : -falling) * step) * free
    let vz = (speed[a + 2]! + (wind ? wind[a + 2]! * step : 0)) * free
    const fast = Math.sqrt(vx * vx + vy * vy + vz * vz)
    if (fast > fastest) {
      vx *= fastest / fast
      vy *= fastest / fast
      vz *= fastest / fast
    }
    was[a] = at[a]!
    was[a + 1] = at[a + 1]!
    was[a + 2] = at[a + 2]!
    at[a] = at[a]! + vx * step
    at[a + 1] = at[a + 1]! + vy * step
    at[a + 2] = at[a + 2]! + vz * step
  }
}

/** Draws together what is sewn, where it is further apart than it may be. */
function closeGaps(at: Float32Array, lightness: Float32Array, { ends, widths }: Gaps) {
  for (let k = 0; k < widths.length; k++) pullPair(at, lightness, ends[2 * k]!, ends[2 * k + 1]!, widths[k]!, 0, 1)
}

function drawTo(at: Float32Array, lightness: Float32Array, { particles, heights, give }: Heights, squared: number) {
  for (let k = 0; k < particles.length; k++) {
    const light = lightness[particles[k]!]!
    const y = 3 * particles[k]! + 1
    at[y] = at[y]! + ((heights[k]! - at[y]!) * light) / (light + give / squared)
  }
}
