import type { Node } from '../../architecture/sources.ts'
import type { Fault } from './fault.ts'
import { openSource, unmistakable } from './sourceTree.ts'

const picture = 'packages/picture'
const golden = { test: `${picture}/looks/golden.test.ts`, title: 'is the picture that was approved' }
const details = { test: `${picture}/looks/details.test.ts`, title: 'what a garment is drafted with' }
const hair = { ...details, title: 'has a ragged edge' }

/** The files that put a picture together, each with the test that looks at what they draw. */
const assemblers: readonly (readonly [file: string, test: Pick<Fault, 'test' | 'title'>])[] = [
  [`${picture}/looks/drawLook.ts`, golden],
  [`${picture}/looks/drawGarments.ts`, golden],
  [`${picture}/looks/drawPiece.ts`, details],
  [`${picture}/looks/drawFlat.ts`, golden],
  [`${picture}/looks/drawLineUp.ts`, golden],
  [`${picture}/looks/scenery.ts`, golden],
  [`${picture}/raster/paint.ts`, golden],
  [`${picture}/people/drawBody.ts`, golden],
  [`${picture}/people/drawBehind.ts`, golden],
  [`${picture}/people/drawHead.ts`, golden],
  [`${picture}/people/drawShoes.ts`, golden],
  [`${picture}/people/drawBentArms.ts`, golden],
  [`${picture}/people/faces/drawFace.ts`, golden],
  [`${picture}/people/hair/drawHair.ts`, golden],
  [`${picture}/people/shoes/drawShoe.ts`, golden],
]

const draws = /^(draw|paint|press|dropShadow|fillOutline|around|stroke|mark$)/

/** Each statement that draws a part, left out in turn. */
export const drawingFaults = (): Fault[] =>
  assemblers.flatMap(([file, test]) => {
    const source = openSource(file)
    return source.nodes.flatMap((node): Fault[] => {
      const call = node.type === 'ExpressionStatement' ? (node.expression as Node) : null
      const callee = call?.type === 'CallExpression' ? (call.callee as Node) : null
      if (!call || callee?.type !== 'Identifier' || !draws.test(String(callee.name))) return []
      const { before, piece } = unmistakable(source.text, node.start, Number(node.end))
      const said = source.textOf(call).replace(/\s+/g, ' ')
      // Contours are of every picture; what a garment is drafted with says nothing of them.
      const noticed = callee.name === 'drawContours' ? golden : callee.name === 'drawTufts' ? hair : test
      const name = `without ${said.length > 50 ? `${said.slice(0, 50)}…` : said}`
      return [{ family: 'drawing', name, file, find: `${before}${piece}`, replace: `${before};`, ...noticed }]
    })
  })
