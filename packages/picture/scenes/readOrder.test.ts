import { anyDesign } from '@toile/craft/designs/testing/anyDesign.ts'
import { describe, expect, it } from 'vitest'
import { findScene, scenes } from './index.ts'
import { readOrder } from './readOrder.ts'
import { sceneMenu } from './sceneMenu.ts'

const design = anyDesign(3)
const premium = { ...design, size: { width: 2048, height: 3072 } }

describe('the list of scenes', () => {
  it('has every scene once, each in the forms of what it gives', () => {
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length)
    for (const { id, gives, forms } of scenes) expect(forms, id).toEqual(gives === 'lines' ? ['svg'] : ['png', 'webp'])
    expect(findScene('none')).toBeUndefined()
  })

  it('reads an order at a door only where the scene takes what is given', () => {
    expect(readOrder({ scene: 'look', of: { design } })).toMatchObject({ file: 'front', order: { kind: 'look' } })
    expect(readOrder({ scene: 'look', of: {} })).toBeNull()
    expect(readOrder({ scene: 'garmentFlat', of: { design } })).toBeNull()
    expect(readOrder({ scene: 'none', of: { design } })).toBeNull()
  })

  it('draws a look in the size it was made at, and in its shape where a width is asked for', () => {
    expect(readOrder({ scene: 'look', of: { design } })).toMatchObject({ order: { width: 1024, height: 1536 } })
    expect(readOrder({ scene: 'back', of: { design: premium } })).toMatchObject({
      order: { width: 2048, height: 3072 },
    })
    expect(readOrder({ scene: 'look', of: { design: premium }, width: 256 })).toMatchObject({
      order: { width: 256, height: 384 },
    })
  })

  it('[S1.06] offers in the menu the scenes that stand there, a flat once for each garment', () => {
    expect(sceneMenu().map(({ id, form, eachGarment }) => [id, form, eachGarment])).toEqual([
      ['look', 'png', false],
      ['cutOut', 'png', false],
      ['back', 'png', false],
      ['lines', 'svg', false],
      ['linesBack', 'svg', false],
      ['garmentFlat', 'svg', true],
    ])
  })
})
