import { createCanvas } from '@napi-rs/canvas'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import type { Figure, View } from '@toile/craft/mannequins/figure.ts'
import { hairStyles } from '@toile/craft/mannequins/hair.ts'
import { people } from '@toile/craft/mannequins/people/index.ts'
import { personOf } from '@toile/craft/mannequins/people/testing/personOf.ts'
import type { Person } from '@toile/craft/mannequins/person.ts'
import { shoes } from '@toile/craft/mannequins/shoes.ts'
import { skinOf } from '@toile/craft/mannequins/skins.ts'
import { type Path, type Point, selfCrossing } from '@toile/geometry'
import { someOf } from '@toile/geometry/testing/someOf.ts'
import { describe, expect, it } from 'vitest'
import { type DrawingStyle, fillOutline, openStage, type Stage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { drawBehind } from './drawBehind.ts'
import { drawBentArms } from './drawBentArms.ts'
import { drawBody } from './drawBody.ts'
import { drawHead } from './drawHead.ts'
import { drawShoes } from './drawShoes.ts'
import { handOutline } from './hands/drawHandMarks.ts'
import { finger, handOf } from './hands/handOf.ts'
import type { Look } from './personLook.ts'
import { masked } from './masked.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const scale = 36
const width = 150
const plain: Look = { shoe: 'loafer', shoeColor: { r: 40, g: 36, b: 38 }, lips: { r: 180, g: 70, b: 60 } }

function figureFor(
  person: Person,
  view: View = 'front',
  shoe: Look['shoe'] = plain.shoe,
  pose: string = person.flat[0],
): Figure {
  const figure = figureOf({ person: person.id, pose, mirrored: false }, view, shoe)
  if (!figure) throw new Error(`${person.id} cannot take ${pose}`)
  return figure
}

function open(style: DrawingStyle = 'illustration', size = scale): Stage {
  const across = Math.round((width * size) / scale)
  return openStage(host, {
    width: across,
    height: size * 10,
    scale: size,
    origin: [across / 2, size * 0.6],
    style,
    seed: 3,
  })
}

function drawAll(stage: Stage, figure: Figure, person: Person, look: Look): void {
  drawBehind(stage, figure, person, look)
  drawBody(stage, figure, person, look)
  drawShoes(stage, figure, person, look)
  drawBentArms(stage, figure, person, look)
  drawHead(stage, figure, person, look)
}

const pixels = (stage: Stage) => stage.context.getImageData(0, 0, stage.width, stage.height).data

function pixelAt(stage: Stage, at: readonly [number, number]) {
  const [x, y] = stage.place(at)
  const i = (Math.round(y) * stage.width + Math.round(x)) * 4
  return Array.from(pixels(stage).slice(i, i + 4))
}

describe('people', () => {
  it('[S3.04] every person is drawn whole, front and back, each view in its own pixels', () => {
    for (const person of someOf(people)) {
      const views = (['front', 'back'] as const).map((view) => {
        const stage = open()
        const figure = figureFor(person, view)
        drawAll(stage, figure, person, plain)
        for (const [name, at] of Object.entries(figure.landmarks())) {
          if (name === 'headTop' || name === 'crotch' || name.startsWith('hand') || name.startsWith('shoulder'))
            continue
          // Just inside the contour, whose line may be lost in the light.
          const inward = [at[0] - Math.sign(at[0]) * Math.max(0.03 * Math.abs(at[0]), 0.02), at[1]] as const
          expect(pixelAt(stage, inward)[3], `${person.id} ${view} ${name}`).toBeGreaterThan(60)
        }
        return Buffer.from(pixels(stage))
      })
      expect(views[0].equals(views[1]), person.id).toBe(false)
    }
  })

  it('[S3.25] draws the same person differently in each style, and each time alike', () => {
    const person = personOf('mei')
    const drawn = (['ink', 'illustration', 'realistic'] as const).map((style) => {
      const twice = [0, 1].map(() => {
        const stage = open(style)
        drawAll(stage, figureFor(person), person, plain)
        return Buffer.from(pixels(stage))
      })
      expect(twice[0].equals(twice[1]), style).toBe(true)
      return twice[0]
    })
    expect(drawn[0].equals(drawn[1])).toBe(false)
    expect(drawn[1].equals(drawn[2])).toBe(false)
  })

  it('keeps each skin tone in its own colour on the face', () => {
    for (const id of ['astrid', 'mei', 'ruth', 'priya', 'amara']) {
      const person = personOf(id)
      const figure = figureFor(person)
      const stage = open('realistic', 120)
      drawHead(stage, figure, person, plain)
      const [r, g, b] = pixelAt(stage, figure.face(-0.16, 0.72))
      const { base } = skinOf(person.skin)
      expect(Math.abs(r - base.r) + Math.abs(g - base.g) + Math.abs(b - base.b), id).toBeLessThan(90)
    }
  })

  it('wears a base layer: no skin at the hips', () => {
    for (const id of ['ines', 'noemi', 'kofi', 'lily', 'otis']) {
      const person = personOf(id)
      const figure = figureFor(person)
      const stage = open('realistic', 80)
      drawBody(stage, figure, person, plain)
      const [r, , b] = pixelAt(stage, figure.across(0, figure.levels.hip - 0.1))
      expect(r - b, id).toBeLessThan(28)
      if (!figure.build.bust && figure.build.ageGroup === 'adult') continue
      const [cr, , cb] = pixelAt(
        stage,
        figure.across(figure.halfWidth(figure.levels.bust) * 0.5, figure.levels.bust + 0.05),
      )
      expect(cr - cb, id).toBeLessThan(28)
    }
  })
})

describe('hair and shoes', () => {
  it('has a drawing for every hair style, of its own, from both sides', () => {
    for (const view of ['front', 'back'] as const) {
      const seen = new Set<string>()
      for (const style of hairStyles) {
        const person = { ...personOf('ines'), hair: style.id }
        const stage = open('illustration')
        const figure = figureFor(person, view)
        drawBehind(stage, figure, person, plain)
        drawHead(stage, figure, person, plain)
        seen.add(Buffer.from(pixels(stage)).toString('base64'))
      }
      expect(seen.size).toBe(hairStyles.length)
    }
  })

  it('has a drawing for every kind of shoe, of its own, from both sides; bare feet have none', () => {
    const person = personOf('ines')
    for (const view of ['front', 'back'] as const) {
      const seen = new Set<string>()
      for (const { id } of shoes) {
        const stage = open('illustration', 60)
        drawShoes(stage, figureFor(person, view, id), person, { ...plain, shoe: id })
        const covered = pixels(stage).some((value, i) => i % 4 === 3 && value > 0)
        expect(covered, id).toBe(id !== 'barefoot')
        seen.add(Buffer.from(pixels(stage)).toString('base64'))
      }
      expect(seen.size, view).toBe(shoes.length)
    }
  })

  it('takes the colour of the shoe from the design', () => {
    const person = personOf('theo')
    const figure = figureFor(person, 'front', 'derby')
    const stage = open('realistic', 120)
    drawShoes(stage, figure, person, { ...plain, shoe: 'derby', shoeColor: { r: 200, g: 30, b: 30 } })
    const [r, g, , alpha] = pixelAt(stage, figure.foot(0).place(0.09, 0.3))
    expect(alpha).toBeGreaterThan(200)
    expect(r).toBeGreaterThan(g * 2)
  })

  it('hides the rear shoe behind the front leg where a stance crosses them', () => {
    const person = personOf('ines')
    const figure = figureFor(person, 'front', 'kneeBoot', 'walk')
    expect(figure.frontLeg).toBe(0)
    const stage = open('realistic', 60)
    drawShoes(stage, figure, person, { ...plain, shoe: 'sandal' })
    expect(pixelAt(stage, figure.legs[0].at(1.7).centre)[3]).toBe(0)
  })
})

describe('arms', () => {
  it('lays a hand in the pocket over the garments from the front, and behind the trunk from the back', () => {
    const person = personOf('theo')
    const covered = (['front', 'back'] as const).map((view) => {
      const stage = open()
      drawBentArms(stage, figureFor(person, view, plain.shoe, 'lean'), person, plain)
      return pixels(stage).some((value, i) => i % 4 === 3 && value > 0)
    })
    expect(covered).toEqual([true, false])
  })

  it('closes the fist over the handles of a bag', () => {
    const person = personOf('astrid')
    const stage = open('realistic', 80)
    const figure = figureFor(person, 'front', plain.shoe, 'bag')
    drawBentArms(stage, figure, person, plain)
    const index = figure.handNames[0] === 'bag' ? 0 : 1
    const [x, y] = figure.hand(index).place(0, 0.42)
    expect(pixelAt(stage, [x, y])[3]).toBeGreaterThan(200)
    expect(pixelAt(stage, [x, y + 0.9])[3]).toBe(0)
  })
})

describe('hands', () => {
  it('draws a hanging hand over clothes that would hide it, and leaves it to the body otherwise', () => {
    const person = personOf('ines')
    const figure = figureFor(person, 'front', plain.shoe, 'relaxed')
    const covered = ([[], [figure.halves()[0], handOutline(figure, 0)]] as const).map((covering) => {
      const stage = open()
      drawBentArms(stage, figure, person, plain, covering)
      return ([0, 1] as const).map((arm) => pixelAt(stage, figure.hand(arm).place(0, 0.4))[3] > 200)
    })
    expect(covered).toEqual([
      [false, false],
      [true, false],
    ])
  })

  it('reaches every fingertip, and parts the fingers above their knuckles', () => {
    const tips: readonly Point[] = [
      [-0.06, 0.7],
      [0.06, 0.8],
    ]
    const fingers = tips.map(([x, y]) => finger([x, 0.4], [x, 0.6], [x, y], [0.04, 0.035, 0.025], 0.6))
    const { outline, gaps, nails } = handOf({
      travel: 1,
      heel: [[-0.1, 0.1]],
      fingers,
      ball: [[0.1, 0.1]],
      planes: [],
    })
    for (const [x, y] of tips) {
      expect(Math.min(...outline.map((p) => Math.hypot(p[0] - x, p[1] - y)))).toBeLessThan(0.001)
    }
    expect(gaps).toHaveLength(1)
    expect(gaps[0][0][1]).toBeGreaterThan(0.5)
    expect(gaps[0][0][1]).toBeLessThan(0.7)
    expect(nails).toHaveLength(2)
  })
})

describe('base layer', () => {
  it('covers the waist of a woman who wears nothing else, and leaves it bare under clothes', () => {
    const person = personOf('ines')
    const figure = figureFor(person)
    const isSkin = [true, false].map((undressed) => {
      const stage = open('realistic', 80)
      drawBody(stage, figure, person, { ...plain, undressed })
      const [r, , b] = pixelAt(stage, figure.across(-0.08, figure.levels.waist))
      return r - b > 40
    })
    expect(isSkin).toEqual([false, true])
  })
})

describe('drawing', () => {
  it('gives hands whole outlines in every stance', () => {
    for (const person of someOf(people)) {
      for (const pose of person.flat) {
        const figure = figureFor(person, 'front', plain.shoe, pose)
        for (const index of [0, 1] as const) {
          expect(selfCrossing(handOutline(figure, index)), `${person.id} ${pose}`).toBeNull()
        }
      }
    }
  })

  it('keeps a masked drawing inside its mask and outside what is excepted', () => {
    const square = (x: number, y: number, size: number): Path => [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
    ]
    const stage = open('ink')
    masked(stage, { within: [square(-1, 1, 1)], except: [square(-1, 1, 0.5)] }, (layer) =>
      fillOutline(layer, square(-2, 0, 4), '#ff0000'),
    )
    expect(pixelAt(stage, [-0.25, 1.75])).toEqual([255, 0, 0, 255])
    expect(pixelAt(stage, [-0.75, 1.25])[3]).toBe(0)
    expect(pixelAt(stage, [0.25, 1.75])[3]).toBe(0)
  })
})
