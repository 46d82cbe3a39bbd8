import { sure } from '@toile/geometry'
import { fieldNames } from '@toile/rules/fieldNames.ts'
import { refusals } from '@toile/rules/refusals.ts'
import { type Node, type Source, walk } from './sources.ts'

const textOf = (node: unknown): string[] => {
  const { type, value, expression, consequent, alternate, quasis } = (node ?? {}) as Node & {
    quasis?: { value: { cooked: string } }[]
  }
  if (type === 'Literal' && typeof value === 'string') return [value]
  if (type === 'TemplateLiteral' && quasis?.length === 1) return [sure(quasis[0]).value.cooked]
  if (type === 'ConditionalExpression') return [...textOf(consequent), ...textOf(alternate)]
  if (type === 'ParenthesizedExpression') return textOf(expression)
  return []
}

/** The words that an expression would put on a screen by itself, whichever way it goes: calls speak for themselves. */
export const shownBy = (node: unknown): string[] => {
  const { type, operator, left, right, consequent, alternate, expression, quasis } = (node ?? {}) as Node & {
    quasis?: { value: { cooked: string } }[]
  }
  if (type === 'TemplateLiteral') return quasis?.map((part) => part.value.cooked) ?? []
  if (type === 'ConditionalExpression') return [...shownBy(consequent), ...shownBy(alternate)]
  if (type === 'LogicalExpression') return [...(operator === '&&' ? [] : shownBy(left)), ...shownBy(right)]
  if (type === 'BinaryExpression') return operator === '+' ? [...shownBy(left), ...shownBy(right)] : []
  if (type === 'ParenthesizedExpression') return shownBy(expression)
  return textOf(node)
}

const nameOf = (node: unknown): string => {
  const { type, name, value, property } = (node ?? {}) as Node
  if (type === 'MemberExpression') return nameOf(property)
  return typeof name === 'string' ? name : typeof value === 'string' ? value : ''
}

/** Calls with an argument that is read by a person, and its place. */
const speaking = new Map([
  ['t', 0],
  ['numberKnob', 0],
  ['choiceKnob', 0],
  ['inColors', 1],
])

/** Packages tell programmers what a call or a rule does, and changes tell models, in English. */
const forPeople = ({ path, text }: Source) => !path.startsWith('packages/') && !text.includes('defineChange(')
const maySpeak = /\b(?:t|numberKnob|choiceKnob|inColors)\(|\b(?:label|says)\b/

/** The sentences of a file: t('…'), label: '…', says: '…', and the labels of knobs. */
export function sentencesIn(source: Source): string[] {
  const found: string[] = []
  if (!maySpeak.test(source.text)) return found
  const tells = forPeople(source)
  walk(source, (node) => {
    const spoken = node.type === 'CallExpression' ? speaking.get(nameOf(node.callee)) : undefined
    if (spoken !== undefined) found.push(...textOf((node.arguments as unknown[])[spoken]))
    if (node.type === 'Property' && (nameOf(node.key) === 'label' || (tells && nameOf(node.key) === 'says')))
      found.push(...textOf(node.value))
    if (node.type === 'AssignmentPattern' && nameOf(node.left) === 'label') found.push(...textOf(node.right))
  })
  return found.filter((sentence) => /\p{L}/u.test(sentence))
}

/** Every sentence of a refusal and every name of a field in one, each once. */
export const refusalSentences = (): string[] => [
  ...new Set([...Object.values(refusals).map(({ says }) => says), ...Object.values(fieldNames)]),
]
