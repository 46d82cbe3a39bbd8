import type { Node } from '../../architecture/sources.ts'
import type { Fault } from './fault.ts'
import { refusalTests } from './refusalTests.ts'
import { openSource, unmistakable } from './sourceTree.ts'

const isRefusal = (node: Node | null): node is Node & { arguments: Node[] } =>
  node?.type === 'CallExpression' && (node.callee as Node).name === 'refuse'

/** The refusal that a condition leads to, whether it is thrown, kept or answered. */
function refusalOf(statement: Node): (Node & { arguments: Node[] }) | null {
  const only = statement.type === 'BlockStatement' ? (statement.body as Node[]).at(-1) : statement
  if (!only) return null
  const said = only.type === 'ThrowStatement' || only.type === 'ReturnStatement' ? (only.argument as Node) : null
  const call = only.type === 'ExpressionStatement' ? (only.expression as Node) : null
  const kept = call?.type === 'CallExpression' ? ((call.arguments as Node[])[0] ?? null) : null
  return isRefusal(said) ? said : isRefusal(kept) ? kept : null
}

const nameOf = (key: string) => `never refuses: ${key}`

/** Each refusal of some files with its condition turned off. */
export const refusalFaults = (): Fault[] =>
  refusalTests.flatMap(({ file, test, titles }) => {
    const source = openSource(file)
    const seen = new Map<string, number>()
    const faults = source.nodes.flatMap((node): Fault[] => {
      const refusal = node.type === 'IfStatement' ? refusalOf(node.consequent as Node) : null
      if (!refusal) return []
      const code = String(refusal.arguments[0]?.value)
      const nth = (seen.get(code) ?? 0) + 1
      seen.set(code, nth)
      const key = nth === 1 ? code : `${code} ${nth}`
      const title = titles[key]
      if (title === undefined) return []
      const condition = node.test as Node
      const { before } = unmistakable(source.text, condition.start, Number(condition.end))
      const find = `${before}${source.textOf(condition)}`
      return [{ family: 'refusal', name: nameOf(key), file, find, replace: `${before}false`, test, title }]
    })
    const gone = Object.entries(titles).filter(([key]) => !faults.some(({ name }) => name === nameOf(key)))
    // What is no longer refused there cannot be planted, and is told.
    return [
      ...faults,
      ...gone.map(
        ([key, title]): Fault => ({
          family: 'refusal',
          name: nameOf(key),
          file,
          find: `refuse('${key}' is gone`,
          replace: '',
          test,
          title,
        }),
      ),
    ]
  })
