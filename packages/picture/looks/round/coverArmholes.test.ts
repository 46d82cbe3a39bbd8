import { createCanvas } from '@napi-rs/canvas'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { gesturesOf } from '@toile/craft/mannequins/round/gestures/index.ts'
import { wearerOf } from '@toile/craft/mannequins/wearer.ts'
import { describe, expect, it } from 'vitest'
import { openStage } from '../../raster/stage.ts'
import type { Host, Surface } from '../../surface.ts'
import { readyGarments } from '../drawGarments.ts'
import { openSources } from '../sources.ts'
import { stoodIn } from '../testing/stoodIn.ts'
import { coverArmholes } from './coverArmholes.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 240, height: 360 }

const polo = (): Design => {
  const [plain] = compose(bareBrief(['theo'], ['#8fb3b5', '#f4ead7'], { seed: 3 }))
  const grey = { r: 140, g: 150, b: 160 }
  return {
    ...plain,
    garments: [
      {
        ...plain.garments[0],
        cut: { kind: 'garment', garment: 'sweater' },
        knobs: {},
        fill: { kind: 'solid', color: grey },
        fabric: 'cotton',
        print: null,
      },
    ],
  }
}

/** Which share of the cloth under each armhole is lighter than what runs on in the shade of the near one. */
function litUnder(gesture: string) {
  const design = polo()
  const { posed, dressed } = stoodIn(host, design, gesture)
  const stage = openStage(host, { ...size, scale: 40, origin: [120, 30], style: 'illustration', seed: 1 })
  coverArmholes(stage, posed, readyGarments(stage, posed.block, dressed, openSources(host)))
  const { data } = stage.context.getImageData(0, 0, size.width, size.height)
  const [x, y] = posed.station(posed.build.levels.bust).at
  const [middle] = stage.place([x, y])
  const light: [number[], number[]] = [[], []]
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] > 250) light[(i / 4) % size.width < middle ? 0 : 1].push(data[i] + data[i + 1] + data[i + 2])
  const shade = posed.near ? light[1] : light[0]
  const dark = shade.toSorted((a, b) => a - b)[Math.floor(shade.length / 2)]
  const lit = light.map((values) => values.filter((value) => value > dark * 1.1).length / values.length)
  return { near: lit[posed.near], far: lit[posed.near ? 0 : 1] }
}

describe('cloth under armholes', () => {
  it('[S3.04] shows the sleeve of a far arm in its armhole, and no dark hole', () => {
    const seen = gesturesOf(wearerOf('theo'))
      .filter(({ yaw, arms }) => Math.abs(yaw) > 20 && arms.every(({ over }) => over === undefined))
      .slice(0, 6)
    expect(seen.length).toBeGreaterThan(2)
    for (const { id } of seen) {
      const { near, far } = litUnder(id)
      expect(near, id).toBeLessThan(0.035)
      expect(far, id).toBeGreaterThan(0.1)
    }
  })
})
