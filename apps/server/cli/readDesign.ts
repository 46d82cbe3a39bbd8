import { type Design, designSchema } from '@toile/craft/designs/design.ts'
import { limits } from '@toile/rules/limits.ts'
import { sureFirst } from '@toile/geometry'
import { readGiven } from './givenFiles.ts'
import { Mistake } from './mistake.ts'

/** Reads JSON; what is none is a mistake. */
export const jsonOf = (text: string, mistake: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Mistake(mistake)
  }
}

/** Reads a design out of a file; what is none is a mistake that names the file. */
export function designOf(path: string, text: string): Design {
  const says = `${path} is no design.`
  if (text.length > limits.documentBody) throw new Mistake(says)
  const read = designSchema.safeParse(jsonOf(text, says))
  if (!read.success) throw new Mistake(says)
  return read.data
}

/** Reads the design in a file that was named. */
export async function readLookFile(path: string): Promise<Design> {
  const given = sureFirst(await readGiven([path]))
  return designOf(given.path, given.bytes.toString())
}
