import type { Command } from '../command.ts'
import { Mistake } from '../mistake.ts'

/** Runs a command with words as they are typed, and gives all that it says. */
export async function runCommand(command: Command, ...words: string[]): Promise<string> {
  const said: string[] = []
  const say = (text: string) => void said.push(text)
  await command.run(words, { print: say, say, signal: new AbortController().signal })
  return said.join('\n')
}

/** What a command says is mistaken in words as they are typed; `none` where it runs. */
export const mistakeOf = (command: Command, ...words: string[]): Promise<string> =>
  runCommand(command, ...words).then(
    () => 'none',
    (error: unknown) => (error instanceof Mistake ? error.message : String(error)),
  )
