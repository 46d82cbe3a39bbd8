import { createCanvas } from '@napi-rs/canvas'
import type { Worn } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { figureOf } from '@toile/craft/designs/figureOf.ts'
import { findWearable } from '@toile/craft/garments/index.ts'
import { describe, expect, it } from 'vitest'
import { openStage } from '../raster/stage.ts'
import type { Host, Surface } from '../surface.ts'
import { dress } from './dressing.ts'
import { openSources } from './sources.ts'
import { inOrderOfDressing } from './tucking.ts'
import { pressHair, wornBy } from './wearing.ts'

const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }

const wear = (garment: string): Worn =>
  plainWorn(
    garment,
    { r: 120, g: 60, b: 50 },
    { fabric: findWearable(garment)?.character.fabrics[0] ?? 'cotton', seed: 7 },
  )

function dressed(person: string, pose: string, ...garments: string[]) {
  const figure = figureOf({ person, pose, mirrored: false })
  if (!figure) throw new Error(`no figure ${person} ${pose}`)
  return wornBy(figure, dress({ garments: garments.map(wear) }, figure, openSources(host)))
}

describe('what accessories change on their wearer [S3.26]', () => {
  it('closes the hand that carries a bag, and no other', () => {
    const { figure, wearing } = dressed('ines', 'relaxed', 'tote')
    expect(figure.handNames).toEqual(['relaxed', 'bag'])
    expect([figure.hand(0).name, figure.hand(1).name]).toEqual(['relaxed', 'bag'])
    expect(wearing).not.toBe(dressed('ines', 'relaxed', 'sheathDress').wearing)
  })

  it('carries on the forearm where both hands are in pockets', () => {
    expect(dressed('marco', 'thumbs', 'tote').figure.handNames).toEqual(['pocket', 'pocket'])
  })

  it('presses the hair above a hat and keeps what is below', () => {
    const { figure, pressed } = dressed('amara', 'relaxed', 'beanie')
    const stage = openStage(host, { width: 200, height: 200, scale: 100, origin: [100, 100], style: 'ink', seed: 1 })
    stage.context.fillStyle = '#000'
    stage.context.fillRect(0, 0, 200, 200)
    pressHair(stage, pressed)
    const opacity = (x: number, y: number) => {
      const [px, py] = stage.place(figure.head(x, y))
      return stage.context.getImageData(Math.round(px), Math.round(py), 1, 1).data[3]
    }
    expect(opacity(0, -0.2)).toBe(0)
    expect(opacity(0.5, -0.1)).toBe(0)
    expect(opacity(0.3, 0.7)).toBe(255)
  })

  it('puts ties and braces on before a jacket, and leaves other accessories last', () => {
    const order = inOrderOfDressing(['trousers', 'shirt', 'blazer', 'necktie', 'braces', 'tote'].map(wear))
    expect(order.map(({ id }) => id)).toEqual(['shirt', 'trousers', 'necktie', 'braces', 'blazer', 'tote'])
  })

  it('tells a belt what it is worn over', () => {
    const figure = figureOf({ person: 'ines', pose: 'relaxed', mirrored: false })
    if (!figure) throw new Error('no figure')
    const width = (...garments: string[]) => {
      const belt = dress({ garments: garments.map(wear) }, figure, openSources(host)).at(-1)
      const xs = belt?.kind === 'drafted' ? belt.pieces[0].outlines.flat().map(([x]) => x) : []
      return Math.max(...xs) - Math.min(...xs)
    }
    expect(width('trousers', 'coat', 'leatherBelt')).toBeGreaterThan(width('sheathDress', 'leatherBelt') + 0.05)
  })
})
