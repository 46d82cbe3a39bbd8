import { addLayer } from '@toile/canvas/document/layerChanges.ts'
import { identity } from '@toile/canvas/document/matrix.ts'
import { plainLayer } from '@toile/canvas/document/plainLayer.ts'
import { paintedBox } from '@toile/canvas/tiles/paintedBox.ts'
import { evenMesh } from '@toile/canvas/warping/mesh.ts'
import { startOf } from '@toile/canvas/adjusting/startOf.ts'
import { selectEllipse } from '@toile/canvas/selecting/selectEllipse.ts'
import { selectRectangle } from '@toile/canvas/selecting/selectRectangle.ts'
import { side } from '@toile/canvas/tiles/tile.ts'
import { moving, scaling } from '@toile/canvas/warping/matrices.ts'
import { Refusal } from '@toile/rules/refusals.ts'
import { describe, expect, it } from 'vitest'
import { openTrying } from '../openTrying.ts'
import { clearSelected, fill, fillAll, layGradient } from './fills.ts'
import { openTilesOf } from './liftedParts.ts'
import { openAdjusting } from './openAdjusting.ts'
import { openClipping } from './openClipping.ts'
import { openLiquifying } from './openLiquifying.ts'
import { openTransforming } from './openTransforming.ts'
import { selectionOf } from './selectionOf.ts'
import { openCraft } from './testing/openCraft.ts'

const clear = [0, 0, 0, 0]
const dark = [40, 80, 120, 255]
const left = selectRectangle(side, side, [0, 0], [60, side])
/** A round part over the left of the square, so that its box holds corners that are not selected. */
const round = selectEllipse(side, side, [40, 40], [60, 80])
const push = { kind: 'push', size: 60, pressure: 1, distortion: 1, power: 0 } as const
const sampleAt = (x: number, y: number) => ({ x, y, pressure: -1, tiltX: 0, tiltY: 0, time: 0 })

describe('selections at the desk', () => {
  it('[S2.63] what holds nothing is refused, and the selection stays', () => {
    const { craft } = openCraft()
    const far = { kind: 'rectangle', from: [900, 900], to: [950, 950] } as const
    expect(() => selectionOf(craft.session, left, null, { shape: far, how: 'replace' })).toThrow(Refusal)
  })

  it('[S2.63] without a selection all is worked on: what is taken away is taken from all', () => {
    const { craft } = openCraft()
    const box = { kind: 'rectangle', from: [0, 0], to: [60, side] } as const
    const rest = selectionOf(craft.session, null, null, { shape: box, how: 'subtract' })
    expect([rest?.alpha[10], rest?.alpha[100]]).toEqual([0, 255])
  })

  it('[S2.63] the layer, a color and a brush select what they cover', () => {
    const { craft } = openCraft()
    const of = (shape: Parameters<typeof selectionOf>[3]['shape']) =>
      selectionOf(craft.session, null, null, { shape, how: 'replace' })?.box
    const square = { x0: 40, y0: 40, x1: 80, y1: 80 }
    expect(of({ kind: 'alpha' })).toEqual(square)
    expect(of({ kind: 'colors', at: [50, 50], fuzziness: 10, layer: false })).toEqual(square)
    expect(of({ kind: 'brush', places: [{ x: 100, y: 100, radius: 10 }], hardness: 1 })).toEqual({
      x0: 90,
      y0: 90,
      x1: 110,
      y1: 110,
    })
  })
})

describe('fills and copies at the desk', () => {
  it('[S2.63] a fill, a gradient and a clearing stay within what is selected, each a step', () => {
    const { craft, at, steps } = openCraft()
    craft.select(round)
    fillAll(craft, '#ff0000', 'layer')
    expect([at(50, 60), at(41, 41), at(70, 50)]).toEqual([[255, 0, 0, 255], dark, dark])
    craft.select(left)
    const stops = [0, 1].map((place) => ({ at: place, color: { r: 0, g: 200, b: 0 }, opacity: 1 }))
    const gradient = { kind: 'linear', from: [0, 0], to: [200, 0], stops } as const
    layGradient(craft, { gradient, opacity: 1, on: 'layer' })
    expect([at(50, 50), at(70, 50)]).toEqual([[0, 200, 0, 255], dark])
    clearSelected(craft, 'layer')
    expect([at(50, 50), at(70, 50)]).toEqual([clear, dark])
    expect(steps()).toEqual(['Fill', 'Gradient', 'Clear'])
  })

  it('[S3.22] a fill takes what joins the place', () => {
    const { craft, at } = openCraft()
    const manner = { tolerance: 10, contiguous: true, closesGaps: 0, grows: 0 }
    fill(craft, { at: [50, 50], color: '#00ff00', opacity: 1, manner, ofLayer: true, on: 'layer' })
    expect([at(70, 70), at(100, 100)]).toEqual([[0, 255, 0, 255], clear])
  })

  it('[S2.63] what is cut is pasted as a layer where it lay', () => {
    const { craft, at, known, steps } = openCraft()
    const clipping = openClipping(craft)
    craft.select(round)
    clipping({ is: 'cut' })
    expect([at(50, 60)[3], at(41, 41), known().copied]).toEqual([0, dark, true])
    clipping({ is: 'paste', name: 'Pasted' })
    const { active } = craft.session.document.get()
    expect(craft.session.colorAt(50, 60, active)).toEqual(dark)
    expect(craft.session.colorAt(41, 41, active)[3]).toBe(0)
    expect(steps()).toEqual(['Cut', 'Paste'])
  })
})

describe('liquify at the desk', () => {
  it('[S3.24] each stroke is a step, and the field follows when one is taken back', () => {
    const { craft, at, steps, known } = openCraft()
    const liquifying = openLiquifying(craft)
    craft.session.document.subscribe(liquifying.changed)
    const stroke = () => {
      const hand = liquifying.begin(push)
      hand.add(sampleAt(60, 60))
      hand.add(sampleAt(90, 60))
      hand.flush()
      hand.end()
    }
    stroke()
    const once = at(88, 60)
    expect(once).not.toEqual(clear)
    stroke()
    const row = () => Array.from({ length: side }, (_, x) => at(x, 60)[3])
    const twice = row()
    craft.session.document.undo()
    expect(at(88, 60)).toEqual(once)
    stroke()
    expect(row()).toEqual(twice)
    expect(steps()).toEqual(['Push', 'Push'])
    liquifying.reset()
    expect([at(88, 60), at(60, 60)]).toEqual([clear, dark])
    craft.session.document.undo()
    expect(known().bent).toBe(true)
  })

  it('[S3.24] what is frozen is told, stays where it is, and makes no step', () => {
    const { craft, at, steps, known } = openCraft()
    const liquifying = openLiquifying(craft)
    const press = (tool: Parameters<typeof liquifying.begin>[0]) => {
      const hand = liquifying.begin(tool)
      hand.add(sampleAt(60, 60))
      hand.add(sampleAt(90, 60))
      hand.end()
    }
    press({ ...push, kind: 'freeze', size: 200 })
    expect(known().frozen).toMatch(/^M/)
    press(push)
    expect([at(60, 60), at(88, 60), steps().filter((name) => name === 'Freeze')]).toEqual([dark, clear, []])
    liquifying.thaw()
    expect(known().frozen).toBe('')
  })

  it('[S8.04] an empty layer is refused before', () => {
    const { craft } = openCraft()
    clearSelected(craft, 'layer')
    expect(() => openLiquifying(craft).begin(push)).toThrow(Refusal)
  })
})

describe('transforms at the desk', () => {
  const drawn = () => ({ width: 1, height: 1, close: () => undefined })
  const map = { kind: 'matrix', matrix: moving(100, 10) } as const

  it('[S2.63] is tried without a step, and kept as one with what is selected going along', () => {
    const { craft, at, steps, known } = openCraft()
    const trying = openTrying(craft.session)
    const transforming = openTransforming(craft, trying, drawn)
    craft.select(left)
    expect(transforming.begin(['paint']).box).toEqual({ x0: 40, y0: 40, x1: 60, y1: 80 })
    expect([at(50, 60)[3], at(70, 60), known().trial]).toEqual([0, dark, 'transform'])
    transforming.hear({ is: 'show', map, number: 7 })
    expect([at(150, 60), known().transformed, steps()]).toEqual([dark, 7, []])
    transforming.hear({ is: 'keep', map })
    expect([at(150, 60), at(50, 60)[3], at(70, 60), steps()]).toEqual([dark, 0, dark, ['Move']])
    expect(craft.selection()?.box).toMatchObject({ x0: 100, x1: 160 })
    craft.session.document.undo()
    expect([at(50, 60), at(150, 60)[3]]).toEqual([dark, 0])
  })

  it('[S2.63] is laid down before something else is done, and dropped without a trace', () => {
    const { craft, at, steps, known } = openCraft()
    const transforming = openTransforming(craft, openTrying(craft.session), drawn)
    transforming.begin(['paint'])
    transforming.hear({ is: 'place', map })
    transforming.hear({ is: 'drop' })
    expect([at(50, 60), steps(), known().trial]).toEqual([dark, [], null])
    transforming.begin(['paint'])
    transforming.hear({ is: 'place', map })
    transforming.settle()
    expect([at(150, 60), at(50, 60)[3], steps()]).toEqual([dark, 0, ['Move']])
  })

  it('[S2.63] a picture keeps its own pixels while it is turned and made small', () => {
    const { craft } = openCraft()
    const { session } = craft
    const { document, tiles } = session
    const layer = document.get().layers['paint']
    const source = layer?.kind === 'raster' ? layer.tiles : {}
    const picture = {
      ...plainLayer,
      kind: 'picture',
      id: 'picture',
      name: 'Picture',
      source,
      width: side,
      height: side,
      matrix: identity,
      tiles: source,
    } as const
    document.change(addLayer, { layer: picture })
    const transforming = openTransforming(craft, openTrying(session), drawn)
    transforming.begin(['picture'])
    transforming.hear({ is: 'keep', map: { kind: 'matrix', matrix: scaling(0.5, 0.5) } })
    const made = document.get().layers['picture']
    if (made?.kind !== 'picture') throw new Error('It stays a picture.')
    expect([made.matrix, made.source]).toEqual([scaling(0.5, 0.5), source])
    expect(paintedBox([...openTilesOf(tiles, made.tiles)])).toMatchObject({ x0: 20, x1: 40 })
    transforming.begin(['picture'])
    const mesh = evenMesh({ x0: 0, y0: 0, x1: side, y1: side }, 4, 4)
    expect(() => transforming.hear({ is: 'keep', map: { kind: 'mesh', mesh } })).toThrow(Refusal)
  })
})

describe('adjustments at the desk', () => {
  it('[S2.63] is tried on what is selected, dropped without a trace, and kept as one step', () => {
    const { craft, at, frames, steps, known } = openCraft()
    const adjusting = openAdjusting(craft)
    craft.select(left)
    const start = startOf('levels')
    const lighter = { ...start, knobs: { ...start.knobs, darkest: 200 } }
    adjusting.show(lighter)
    frames()
    expect(known().trial).toBe('adjust')
    adjusting.drop()
    expect([at(50, 50), known().trial, steps()]).toEqual([dark, null, []])
    adjusting.show(lighter)
    adjusting.keep()
    expect([at(50, 50)[0] >= 200, at(70, 50), steps()]).toEqual([true, dark, ['Levels']])
  })
})
