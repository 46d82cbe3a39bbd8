import { aLineSkirt } from '@toile/tailoring/blocks/bottoms/aLineSkirt.ts'
import { straightTrousers } from '@toile/tailoring/blocks/bottoms/straightTrousers.ts'
import { waistDress } from '@toile/tailoring/blocks/dresses/waistDress.ts'
import { sampleBodies } from '@toile/tailoring/blocks/testing/sampleBodies.ts'
import { teeShirt } from '@toile/tailoring/blocks/tops/teeShirt.ts'
import { clothFabrics } from '@toile/tailoring/cloth/clothFabrics.ts'
import { meshPattern } from '@toile/tailoring/cloth/meshPattern.ts'
import { openDrape } from '@toile/tailoring/cloth/openDrape.ts'
import { pullThreads } from '@toile/tailoring/cloth/pullThreads.ts'
import { usualDraft } from '@toile/tailoring/cloth/testing/usualDraft.ts'
import { threadsOf } from '@toile/tailoring/cloth/threadsOf.ts'
import { weld } from '@toile/tailoring/cloth/weld.ts'
import { distanceAt } from '@toile/tailoring/form/distanceAt.ts'
import { formOf } from '@toile/tailoring/form/formOf.ts'
import { sure } from '@toile/geometry'
import { defineBench } from './bench.ts'

const blocks = { dress: waistDress, skirt: aLineSkirt, trousers: straightTrousers, tee: teeShirt }
const body = sampleBodies.woman
const spacing = 17
const cotton = clothFabrics.cotton
const form = formOf(body, 'woman')

/** A garment hung until it rests, and in how many frames. */
function hang(block: (typeof blocks)[keyof typeof blocks]) {
  const drape = openDrape(usualDraft(block, body), form, cotton, spacing)
  let frames = 0
  while (!drape.settled) {
    drape.advance(1)
    frames++
  }
  return { hung: drape.hung(), frames }
}

/** What a garment came to: how many particles, how long a frame took and how many there were, how far 95 of 100 triangles are stretched at most, and how deep the deepest particle lies in the body. */
function report(name: keyof typeof blocks): string {
  const { count } = weld(meshPattern(usualDraft(blocks[name], body), spacing))
  const before = process.cpuUsage()
  const { hung, frames } = hang(blocks[name])
  const { user, system } = process.cpuUsage(before)
  const { positions } = hung
  const strain = hung.strain.toSorted()
  let deepest = Infinity
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [sure(positions[i]), sure(positions[i + 1]), sure(positions[i + 2])]
    deepest = Math.min(deepest, distanceAt(form.field, [x, y, z]).distance)
  }
  const perFrame = (user + system) / 1000 / frames
  const p95 = 100 * sure(strain[Math.floor(strain.length * 0.95)])
  return `${name} ${count} particles ${perFrame.toFixed(1)} ms × ${frames}, strain p95 ${p95.toFixed(1)} %, deepest ${Math.max(0, -deepest).toFixed(1)} mm`
}

/** The threads of a dress pulled as often as it takes until it rests, and nothing else. */
function openFloor(frames: number) {
  const meshed = meshPattern(usualDraft(waistDress, body), spacing)
  const { particles, count } = weld(meshed)
  const lays = meshed.sewn.panels.map(({ piece }) => ({ grain: piece.grain.degrees, fabric: cotton, turned: false }))
  const threads = threadsOf(meshed.mesh, particles, count, lays)
  const lightness = new Float32Array(count).fill(25)
  const at = Float32Array.from({ length: 3 * count }, (_, i) => (i * 7919) % 1000)
  return () => {
    for (let i = 0; i < frames * 10; i++) pullThreads(at, lightness, threads, 1 / 600 ** 2, 1)
  }
}

/** A dress sewn and hung on a body until it rests. */
export const tailoring = defineBench({
  id: 'tailoring',
  says: 'A dress sewn and hung until it rests',
  peer: 'its threads pulled as often',
  pairs: 5,
  async open() {
    const { frames } = hang(waistDress)
    const peer = openFloor(frames)
    return {
      ours: () => hang(waistDress),
      peer,
      right: () =>
        Object.keys(blocks)
          .map((name) => report(name as keyof typeof blocks))
          .join('; '),
    }
  },
})
