/** A tag of a stack.xml with its attributes. */
export interface StackTag {
  readonly name: string
  readonly opens: boolean
  readonly closes: boolean
  readonly attributes: Readonly<Record<string, string>>
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The tags of images, stacks and layers in a text of XML, in their order; what an author declares as entities is not looked up. */
export function stackTags(xml: string): StackTag[] {
  const plain = xml.replace(/<!--.*?-->/gs, '')
  return [...plain.matchAll(/<(\/?)(image|stack|layer)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g)].map(
    ([, slash = '', name = '', rest = '']) => ({
      name,
      opens: slash === '',
      closes: slash !== '' || rest.endsWith('/'),
      attributes: Object.fromEntries(
        [...rest.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', one, other]) => [
          key,
          unescaped(one ?? other ?? ''),
        ]),
      ),
    }),
  )
}

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** A text as the value of an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\p{Cc}]/gu, ' ')
