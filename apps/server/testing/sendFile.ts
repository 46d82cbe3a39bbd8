import type { Call } from '@toile/contract/call.ts'
import type { Answer } from '@toile/contract/client.ts'
import type { Caller } from './caller.ts'

/** Sends one file with a call, as a browser's form does. */
export const sendFile = (
  caller: Caller,
  call: Call,
  { name, bytes, lang }: { name: string; bytes: Uint8Array; lang?: string },
): Promise<Answer> => caller.ask(call, {}, { file: new Blob([new Uint8Array(bytes)]), fileName: name, lang })
