import { createCanvas } from '@napi-rs/canvas'
import { personOf } from '@toile/craft/mannequins/people/testing/personOf.ts'
import { buildOf } from '@toile/craft/mannequins/person.ts'
import { poseInSpace } from '@toile/craft/mannequins/round/poseInSpace.ts'
import { describe, expect, it } from 'vitest'
import { type DrawingStyle } from '../../../raster/stage.ts'
import type { Host, Surface } from '../../../surface.ts'
import { openSitter } from '../../sitter.ts'
import { drawHeadRound } from './drawHeadRound.ts'
import { openRoundFeatures } from './roundFeatures.ts'
import { turnedGesture } from './testing/turnedGesture.ts'
import { openHeadStage } from './testing/openHeadStage.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const look = { shoe: 'loafer', shoeColor: { r: 40, g: 36, b: 38 }, lips: { r: 180, g: 70, b: 60 } } as const
const styles: readonly DrawingStyle[] = ['ink', 'illustration', 'realistic']

/** Somebody's head at a turn, and how bright it is round a place of the face. */
function shown(id: string, yaw: number, style: DrawingStyle, scale = 120) {
  const person = personOf(id)
  const posed = poseInSpace(buildOf(person), turnedGesture(yaw), 0.6)
  const stage = openHeadStage(host, posed, style, scale)
  const features = openRoundFeatures(openSitter(stage, posed.block, person, look), posed)
  drawHeadRound(stage, posed, person, look)
  const bright = (x: number, y: number, lift = 0): number => {
    const [px, py] = stage.place(features.on(x, y, lift)).map(Math.round)
    const { data } = stage.context.getImageData(px - 1, py - 1, 3, 3)
    return data.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0) / 27
  }
  return { features, bright }
}

describe('the forms of a drawn face', () => {
  it.each(styles)('[S3.04] lie in one shadow on the side that the lamp does not reach, in %s', (style) => {
    for (const id of ['theo', 'ines', 'kofi', 'lily']) {
      const { bright } = shown(id, -30, style)
      expect(bright(0.12, 0.62) * 0.98, id).toBeGreaterThan(bright(0.25, 0.7))
    }
  })

  it.each(styles)('[S3.04] throw the shade of a nose on its flank and under its tip, in %s', (style) => {
    for (const id of ['theo', 'ines', 'marco']) {
      const { bright, features } = shown(id, 0, style)
      const { nose } = features.sitter.face
      expect(bright(-0.004, nose.y - 0.035) * 0.92, id).toBeGreaterThan(bright(0.004, nose.y + 0.018))
      expect(bright(-0.09, 0.63) * 0.93, `${id}: flank`).toBeGreaterThan(bright(nose.w * 0.9, nose.y - 0.02, 0.02))
    }
  })

  it('[S3.04] leave the far temple of short hair without a fringe bare', () => {
    for (const yaw of [-36, 36]) {
      const { bright, features } = shown('hiro', yaw, 'illustration')
      const { far } = features.head
      for (const [x, y] of [
        [0.14, 0.29],
        [0.17, 0.33],
        [0.12, 0.33],
      ] as const)
        expect(bright(far * x, y), `${yaw}: ${x} ${y}`).toBeGreaterThan(110)
    }
  })

  it('[S3.04] are touched in more boldly the smaller a head is', () => {
    const bolds = [40, 70, 120, 300].map((scale) => shown('theo', 0, 'ink', scale).features.bold)
    expect(bolds[0]).toBeGreaterThan(1.3)
    expect(bolds[1]).toBeGreaterThan(1.15)
    expect(bolds[3]).toBe(1)
    expect([...bolds].sort((a, b) => b - a)).toEqual(bolds)
  })
})
