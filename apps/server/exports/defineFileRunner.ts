import type { leftFileSchema } from '@toile/contract/tasks/leftFile.ts'
import type { z } from 'zod'
import { defineRunner, type RunContext, type Runner } from '../host/queue/runner.ts'
import { openTold, type Told } from './openTold.ts'

/** A file that is written while it is kept. */
export interface WrittenFile {
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  mime: string
  name: string
}

/** Makes the runner of a task that leaves a file. It is named by nothing but its task, so that it is swept after a day; a task that is cancelled leaves nothing. */
export const defineFileRunner = <Input>(
  form: { takes: z.ZodType<Input>; gives: typeof leftFileSchema },
  write: (input: Input, context: RunContext, told: Told) => Promise<WrittenFile>,
): Runner =>
  defineRunner(form, async (input, context) => {
    const { files, signal } = context
    const told = openTold(context)
    const { chunks, mime, name } = await write(input, context, told)
    let bytes = 0
    async function* counted() {
      for await (const chunk of chunks) {
        bytes += chunk.length
        yield chunk
      }
    }
    const hash = await files.putStream(counted(), mime, signal)
    return { output: { hash, mime, name, bytes } }
  })
