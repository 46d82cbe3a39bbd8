import { limits } from '@toile/rules/limits.ts'
import { refuse } from '@toile/rules/refusals.ts'

const code = (sign: string) => sign.charCodeAt(0)
const [open, close, slash, quote, apostrophe] = [code('<'), code('>'), code('/'), code('"'), code("'")]

/** Where a tag ends: at the first > outside of quotes. */
function endOfTag(bytes: Buffer, from: number): number {
  let within = 0
  for (let at = from; at < bytes.length; at++) {
    const sign = bytes[at]!
    if (within) {
      if (sign === within) within = 0
    } else if (sign === quote || sign === apostrophe) within = sign
    else if (sign === close) return at
  }
  return bytes.length
}

const startsWith = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text

/** What stands between < and > but is no element: where it ends. */
function afterOther(bytes: Buffer, at: number): number | null {
  const kinds = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<!', '>'],
  ] as const
  const kind = kinds.find(([begins]) => startsWith(bytes, at, begins))
  if (!kind) return null
  const end = bytes.indexOf(kind[1], at + kind[0].length)
  return end < 0 ? bytes.length : end + kind[1].length
}

/** Counts the elements of some XML and how deep they lie; refuses a part of a brief that no person wrote, before a tree is made of it. */
export function checkXml(bytes: Buffer): void {
  const { depth: deepest, elements: most } = limits.brief
  let depth = 0
  let elements = 0
  for (let at = bytes.indexOf(open); at >= 0; at = bytes.indexOf(open, at)) {
    const other = afterOther(bytes, at)
    if (other !== null) {
      at = other
      continue
    }
    const end = endOfTag(bytes, at)
    if (bytes[at + 1] === slash) depth -= 1
    else {
      elements += 1
      if (bytes[end - 1] !== slash) depth += 1
    }
    if (depth > deepest || elements > most) throw refuse('briefTooHeavy')
    at = end
  }
}
