import type { Node } from '../../architecture/sources.ts'
import type { Fault } from './fault.ts'
import { openSource, unmistakable } from './sourceTree.ts'

const file = 'packages/rules/limits.ts'
const test = 'packages/rules/limits.test.ts'

/** Every number of the limits, raised by one. */
export function limitFaults(): Fault[] {
  const source = openSource(file)
  const begins = source.text.indexOf('export const limits')
  const ends = source.text.indexOf('export const tiers')
  const isNumber = (node: Node) => node.type === 'Literal' && typeof node.value === 'number'
  return source.nodes
    .filter((node) => isNumber(node) && node.start > begins && node.start < ends)
    .map((node) => {
      const { before, piece } = unmistakable(source.text, node.start, Number(node.end))
      const line = source.text.slice(0, node.start).split('\n').at(-1)?.trim() ?? ''
      const name = `${line} ${piece} is one more`
      return {
        family: 'limit',
        name,
        file,
        find: `${before}${piece}`,
        replace: `${before}${piece} + 1`,
        test,
        title: 'the numbers',
      }
    })
}
