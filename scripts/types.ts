import { checkTypes } from './checks/checkTypes.ts'
import { stopPrograms } from './checks/runProgram.ts'
import { readWords } from './readWords.ts'

const usage = `npm run types [-- --left]

Checks the types of all files, and what is read at indexes but in the rooms of architecture/unchecked.ts.

  --left         tells how many indexes are still unchecked in each of those rooms`

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopPrograms(signal).then(() => process.exit(1)))
}

const asked = readWords(process.argv.slice(2), { usage, options: { left: { type: 'boolean' } } })

if (asked) {
  const { errors, miscounted, left } = await checkTypes()
  for (const error of errors) console.log(error.trimEnd())
  for (const sentence of miscounted) console.log(sentence)
  if (asked.values.left) for (const [room, count] of left) console.log(`${count}\t${room}`)
  if (errors.length + miscounted.length > 0) process.exitCode = 1
}
