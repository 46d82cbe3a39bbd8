import type { Plugin } from 'vite'

/** What declares an entry of a catalogue, and the acts of it that only the drawing workers run. */
const declared = /^define(Garment|Accessory|Way|Print)$/
const acts = new Set(['draft', 'paint', 'arrange'])
const catalogues = /\/packages\/craft\/(garments|prints)\//
/** Where an act is wrapped as it is declared, which calls nothing by itself. */
const declaring = /\/(garments\/garment|prints\/print|garments\/ways\/index)\.ts$/
const acting = /\.(draft|paint|arrange)\(/

interface Node {
  type: string
  start: number
  end: number
}
const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The acts in a program, at whatever depth they are declared. */
function* actsIn(node: unknown): Generator<Node & { key: string }> {
  if (Array.isArray(node)) for (const one of node) yield* actsIn(one)
  if (!isNode(node)) return
  const { callee, arguments: given } = node
  if (node.type === 'CallExpression' && isNode(callee) && declared.test(String(callee['name'])) && Array.isArray(given))
    for (const { properties } of given.filter(isNode))
      for (const property of Array.isArray(properties) ? properties.filter(isNode) : []) {
        const key = isNode(property['key']) ? String(property['key']['name']) : ''
        if (acts.has(key)) yield { type: property.type, start: property.start, end: property.end, key }
      }
  else for (const value of Object.values(node)) yield* actsIn(value)
}

/** Leaves the drafting of garments and the painting of prints out of the built page, which knows them by name and knob: the workers draw them. The build fails where something on the page would draw. */
export const undrawn = (): Plugin => ({
  name: 'undrawn',
  apply: 'build',
  enforce: 'post',
  transform(code, id) {
    if (!catalogues.test(id)) return null
    const found = [...actsIn(this.parse(code))].sort((a, b) => b.start - a.start)
    const without = (whole: string, { start, end, key }: (typeof found)[number]) =>
      `${whole.slice(0, start)}${key}: () => []${whole.slice(end)}`
    return found.length > 0 ? { code: found.reduce(without, code), map: null } : null
  },
  generateBundle(_, bundle) {
    for (const built of Object.values(bundle))
      for (const [id, { code }] of built.type === 'chunk' ? Object.entries(built.modules) : [])
        if (id.includes('/packages/') && !declaring.test(id) && code && acting.test(code))
          this.error(`${id} draws on the page, where catalogues are known by name and knob alone.`)
  },
})
