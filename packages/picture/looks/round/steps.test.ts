import { createCanvas } from '@napi-rs/canvas'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { gesturesOf } from '@toile/craft/mannequins/round/gestures/index.ts'
import { wearerOf } from '@toile/craft/mannequins/wearer.ts'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { openStage, regionOf } from '../../raster/stage.ts'
import type { Host, Surface } from '../../surface.ts'
import { stoodIn } from '../testing/stoodIn.ts'
import { stepsOf } from './steps.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const [width, height, scale] = [360, 520, 44]

describe('the steps of a body in space', () => {
  it.each([
    ['ines', 'pump'],
    ['amara', 'platform'],
    ['theo', 'derby'],
    ['lily', 'kneeBoot'],
  ])('[S3.04] every part of %s lies within the layer it is kept in, in heels and in every gesture', (person, kind) => {
    const [design] = compose(bareBrief([person], ['#1f3a5f', '#f4ead7'], { seed: 2, looks: 1 }))
    const bare: Design = { ...design, garments: [], shoes: { ...design.shoes, kind } }
    for (const { id } of someOf(gesturesOf(wearerOf(person)))) {
      const stood = stoodIn(host, bare, id)
      for (const step of stepsOf(stood)) {
        if (step.kind !== 'person') continue
        const stage = openStage(host, { width, height, scale, origin: [180, 60], style: 'illustration', seed: 1 })
        step.draw(stage)
        const region = regionOf(stage, [step.around], 2)
        stage.context.clearRect(region.x, region.y, region.width, region.height)
        const { data } = stage.context.getImageData(0, 0, width, height)
        const beyond = data.reduce((count, value, i) => count + (i % 4 === 3 && value > 12 ? 1 : 0), 0)
        expect(beyond, `${id} ${step.name}`).toBe(0)
      }
    }
  })
})
