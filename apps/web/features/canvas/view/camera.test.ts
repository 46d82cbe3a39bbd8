import { describe, expect, it } from 'vitest'
import {
  type Camera,
  fitted,
  matrixOf,
  panned,
  pinched,
  type Place,
  toSheet,
  toStage,
  turnedAt,
  zoomedAt,
  zooms,
} from './camera.ts'

const stage = { width: 800, height: 600 }
const cameras: Camera[] = [
  { x: 500, y: 300, zoom: 1, turn: 0 },
  { x: 12, y: 900, zoom: 0.25, turn: 0.7 },
  { x: -40, y: 20, zoom: 6, turn: -2.5 },
]
const near = ([ax, ay]: Place, [bx, by]: Place) => {
  expect(ax).toBeCloseTo(bx, 6)
  expect(ay).toBeCloseTo(by, 6)
}

describe('looking at the sheet', () => {
  it.each(cameras)('[S2.63] a place of the stage and of the sheet are one, there and back', (camera) => {
    near(toStage(camera, stage, toSheet(camera, stage, [123, 456])), [123, 456])
  })

  it.each(cameras)('[S2.63] zooming and turning keep what lies under the pointer where it is', (camera) => {
    const at: Place = [620, 80]
    const held = toSheet(camera, stage, at)
    near(toSheet(zoomedAt(camera, stage, at, 1.7), stage, at), held)
    near(toSheet(turnedAt(camera, stage, at, 0.4), stage, at), held)
  })

  it.each(cameras)('[S2.63] panning draws the sheet along by as many pixels as the hand goes', (camera) => {
    const held = toSheet(camera, stage, [300, 200])
    near(toSheet(panned(camera, 35, -12), stage, [335, 188]), held)
  })

  it.each(cameras)('[S2.63] under two fingers the sheet moves, grows and turns along with both', (camera) => {
    const before = [
      [200, 200],
      [400, 220],
    ] as const
    const after = [
      [180, 260],
      [420, 330],
    ] as const
    const next = pinched(camera, stage, before, after)
    near(toSheet(next, stage, after[0]), toSheet(camera, stage, before[0]))
    near(toSheet(next, stage, after[1]), toSheet(camera, stage, before[1]))
  })

  it('[S2.63] the whole sheet fits, upright, and is never blown up', () => {
    const tall = fitted(stage, { width: 2000, height: 4000 })
    const [, top] = toStage(tall, stage, [0, 0])
    const [, bottom] = toStage(tall, stage, [0, 4000])
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(600)
    expect(top).toBeCloseTo(600 - bottom, 6)
    expect(fitted(stage, { width: 64, height: 64 }).zoom).toBe(1)
    expect(fitted(stage, { width: 64, height: 64 }, 2).zoom).toBe(0.5)
  })

  it('[S2.63] nobody is lost beyond the nearest and the farthest', () => {
    const [camera] = cameras
    expect(zoomedAt(camera ?? fitted(stage, stage), stage, [0, 0], 1e6).zoom).toBe(zooms.most)
    expect(zoomedAt(camera ?? fitted(stage, stage), stage, [0, 0], 1e-6).zoom).toBe(zooms.least)
  })

  it.each(cameras)('[S2.63] what is drawn by its matrix lies where the pointer says', (camera) => {
    const { a, b, c, d, e, f } = matrixOf(camera, stage, 2)
    const [x, y] = toStage(camera, stage, [77, 33])
    near([(a * 77 + c * 33 + e) / 2, (b * 77 + d * 33 + f) / 2], [x, y])
  })
})
