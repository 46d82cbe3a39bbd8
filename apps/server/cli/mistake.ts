import { Refusal } from '@toile/rules/refusals.ts'

/** Something that whoever typed the command can put right; its one sentence is shown and the command ends with 2. */
export class Mistake extends Error {
  override name = 'Mistake'
}

/** A refusal of the product as a whole sentence. */
export const sentence = (says: string): string => (/[.!?~]$/.test(says) ? says : `${says}.`)

/** What the product refuses, as a mistake of who asked for it. */
export const asMistake = (error: unknown): never => {
  throw error instanceof Refusal ? new Mistake(sentence(error.message)) : error
}
