import { checkTypes } from './checks/checkTypes.ts'
import { stopPrograms } from './checks/runProgram.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stopPrograms(signal).then(() => process.exit(1)))
}

const { errors, mended, left } = await checkTypes()
for (const error of errors) console.log(error.trimEnd())
for (const room of mended)
  console.log(`${room} has no unchecked index any more: take it off architecture/unchecked.ts.`)
if (process.argv.includes('--left')) for (const [room, count] of left) console.log(`${count}\t${room}`)
process.exitCode = errors.length + mended.length > 0 ? 1 : 0
