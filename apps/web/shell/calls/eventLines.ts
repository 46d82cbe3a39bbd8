/** One event of the stream, as the server sent it. */
export interface StreamEvent {
  id: string
  kind: string
  content: string
}

/** Cuts a text/event-stream into events; text that is not whole yet waits for more. */
export const createEventLines = () => {
  let rest = ''
  return (text: string): StreamEvent[] => {
    const blocks = (rest + text).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const fields = block.split('\n').map((line) => {
        const at = line.indexOf(':')
        return at < 0
          ? { name: line, value: '' }
          : { name: line.slice(0, at), value: line.slice(at + 1).replace(/^ /, '') }
      })
      const all = (name: string) => fields.filter((field) => field.name === name).map(({ value }) => value)
      const content = all('data').join('\n')
      return content ? [{ id: all('id').at(-1) ?? '', kind: all('event').at(-1) ?? 'message', content }] : []
    })
  }
}
