import { afterEach } from 'vitest'
import { endPart, forgetTraces } from './traces.ts'

let begun = false

afterEach(async ({ task }) => {
  if (!begun) forgetTraces(task.file.name)
  begun = true
  await endPart(task.file.name, task.name, task.result?.state === 'fail')
})
