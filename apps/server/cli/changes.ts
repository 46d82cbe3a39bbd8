import { shownOf } from '@toile/rules/languages/words.ts'
import { documentChanges } from '@toile/studio/documentChanges.ts'
import { z } from 'zod'
import { defineCommand } from './command.ts'
import { flag } from './options.ts'

/** A change as it is told, and the form of what it is given. */
interface Told {
  id: string
  label: string
  says: string
  takes: z.ZodType
}

/** The changes of every kind of document. */
const told = (): [kind: string, changes: Told[]][] =>
  Object.entries(documentChanges).map(([kind, changes]) => [
    kind,
    changes.map(({ id, label, says, takes }) => ({ id, label: shownOf(label), says, takes })),
  ])

/** Lists what can be done to documents. */
export const changes = defineCommand({
  name: 'changes',
  says: 'Lists every change of every kind of document with its id, label and what it does.',
  options: { json: flag('As JSON, for other programs, with the form of what each is given.') },
  async run({ json }, { print }) {
    if (!json) return print(told().map(inWords).join('\n'))
    const all = told().map(([kind, list]) => [kind, list.map((one) => ({ ...one, takes: formOf(one.takes) }))])
    print(`${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
  },
})

const formOf = (takes: z.ZodType) => z.toJSONSchema(takes, { io: 'input', target: 'draft-7', unrepresentable: 'any' })

function inWords([kind, list]: [string, Told[]]): string {
  const wide = Math.max(...list.map(({ id }) => id.length))
  const lines = list.map(({ id, label, says }) => `  ${id.padEnd(wide)}  ${label}: ${says}`)
  return `${kind} (${list.length})\n${lines.join('\n')}\n`
}
