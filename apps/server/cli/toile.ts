import { type Command, helpOf } from './command.ts'
import { commands } from './commands.ts'
import { Mistake } from './mistake.ts'

const stopped = new AbortController()
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
let stoppedBy: keyof typeof signals | null = null

const terminal = {
  print: (text: string) => void process.stdout.write(text),
  say: (sentence: string) => void process.stderr.write(`${sentence}\n`),
  signal: stopped.signal,
}

async function overview() {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  const wide = Math.max(...all.map(({ name }) => name.length))
  const lines = all.map(({ name, says }) => `  ${name.padEnd(wide)}  ${says}`)
  return [
    'Toile from the command line.\n',
    'npm run -s toile -- COMMAND [options]\n',
    ...lines,
    '\nCOMMAND --help tells more.\n',
  ].join('\n')
}

async function findCommand(name: string | undefined): Promise<Command> {
  const names = Object.keys(commands)
  if (name === undefined) throw new Mistake(`Which command: ${names.join(', ')}?`)
  const load = names.includes(name) ? commands[name] : undefined
  if (!load) throw new Mistake(`There is no command ${name}; the commands are ${names.join(', ')}.`)
  return load()
}

async function run([name, ...words]: readonly string[]): Promise<void> {
  if (name === '--help' || name === 'help') return terminal.print(await overview())
  const command = await findCommand(name)
  if (words.includes('--help')) return terminal.print(helpOf(command))
  return command.run(words, terminal)
}

function codeOf(error: unknown): number {
  if (stoppedBy) return signals[stoppedBy]
  terminal.say(error instanceof Error ? error.message : String(error))
  return error instanceof Mistake ? 2 : 1
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stoppedBy ??= signal
    stopped.abort()
  })
}
// A reader such as head may close the pipe early; that is no fault.
process.stdout.on('error', () => process.exit(0))

let code = 0
try {
  await run(process.argv.slice(2))
} catch (error) {
  code = codeOf(error)
}
// What was written to a pipe must have left before the end.
process.stdout.write('', () => process.exit(stoppedBy ? signals[stoppedBy] : code))
